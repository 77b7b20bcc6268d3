//! `init`: the workspace, and rejected descriptions.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

#[path = "../../../../xtask/tasks/src/package_variables.rs"]
mod package_variables;

mod axum;

use package_variables::remove_package_variables;
use tempfile::TempDir;

const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
servers: [{url: 'https://shop.example/v2'}]
security: [{key: []}]
paths:
  /items:
    get:
      operationId: listItems
      responses:
        '200': {description: All., content: {application/json: {schema: {type: array, items: {type: string}}}}}
        '401': {description: No key., content: {application/json: {schema: {$ref: 'parts/problem.yaml#/Problem'}}}}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: X-Key}}
";
const PROBLEM: &str = "\
Problem:
  type: object
  required: [code, detail]
  properties: {code: {type: integer}, detail: {type: string}}
";

fn folder(shop: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("parts")).expect("a folder");
    fs::write(folder.path().join("parts/problem.yaml"), PROBLEM).expect("a file");
    fs::write(folder.path().join("shop.yaml"), shop).expect("a file");
    folder
}

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let output = command.current_dir(folder).args(args).output();
    let Output {
        status,
        stdout,
        stderr,
    } = output.expect("the program");
    let shown = String::from_utf8([stdout, stderr].concat()).expect("text");
    (status.code(), shown)
}

const INIT: [&str; 4] = ["init", "shop.yaml", "--name", "shop"];

#[test]
fn a_workspace_is_written_and_up_to_date() {
    let folder = folder(SHOP);
    let (code, shown) = run(folder.path(), &INIT);
    assert_eq!(code, Some(0), "{shown}");
    assert!(shown.contains("credentials in `SHOP_KEY`"), "{shown}");
    let workspace = folder.path().join("shop");
    for path in [
        "spec/shop.yaml",
        "spec/parts/problem.yaml",
        "codegen.toml",
        "Cargo.toml",
        ".gitignore",
        ".github/workflows/ci.yml",
        "shop-server/src/lib.rs",
        "shop-client/src/lib.rs",
        "service/tests/api.rs",
        "program/src/main.rs",
    ] {
        assert!(workspace.join(path).is_file(), "{path}");
    }
    let service = fs::read_to_string(workspace.join("service/src/lib.rs")).expect("a file");
    assert!(!service.contains("todo!") && !service.contains("@generated"));
    assert!(
        service.contains("detail: request.rejection.message()"),
        "{service}"
    );
    let readme = fs::read_to_string(workspace.join("README.md")).expect("a file");
    for lines in [
        "```sh\nexport SHOP_KEY=secret\n",
        "\ncargo run -p shop-service &\n\
         SHOP_BASE_URL=http://127.0.0.1:8080/v2 cargo run -p shop-program\n",
        "\nHandlers that are not written respond with 501.",
    ] {
        assert!(readme.contains(lines) && !readme.contains('{'), "{readme}");
    }
    assert_formatted(&workspace);
    let (code, shown) = run(&workspace, &["check"]);
    assert_eq!(code, Some(0), "{shown}");
}

#[test]
fn a_large_description_has_a_trait_for_each_tag() {
    let operations = (0..31).map(|index| {
        let tag = ["pets", "main"][index % 2];
        format!(
            "  /{index}: {{get: {{tags: [{tag}], responses: {{'204': {{description: Done.}}}}}}}}\n"
        )
    });
    let paths = format!("paths:\n{}", operations.collect::<String>());
    let folder = folder(&SHOP.replace("paths:\n", &paths));
    let (code, shown) = run(folder.path(), &INIT);
    assert_eq!(code, Some(0), "{shown}");
    let workspace = folder.path().join("shop");
    for (path, expected) in [
        ("codegen.toml", "\ntraits = \"tag\"\n"),
        ("service/src/lib.rs", "\nmod api;\n"),
        ("service/src/lib.rs", "\nimpl server::Api for Service {}\n"),
        ("service/src/api/mod.rs", "\nmod main;\nmod pets;\n"),
        ("service/src/api/pets.rs", "\nimpl PetsApi for Service {}\n"),
        ("shop-server/src/api/pets.rs", "pub trait PetsApi:"),
    ] {
        let text = fs::read_to_string(workspace.join(path)).expect("a file");
        assert!(text.contains(expected), "{path}: {text}");
    }
    assert_formatted(&workspace);
    let (code, shown) = run(&workspace, &["check"]);
    assert_eq!(code, Some(0), "{shown}");
}

/// Fails if `rustfmt` is installed and would change a file that is edited from then on.
#[track_caller]
fn assert_formatted(workspace: &Path) {
    if Command::new("rustfmt").arg("--version").output().is_err() {
        return eprintln!("skipped: `rustfmt` is not installed");
    }
    let paths = [
        "service/src/lib.rs",
        "service/src/main.rs",
        "service/tests/api.rs",
        "program/src/main.rs",
    ];
    let mut rustfmt = Command::new("rustfmt");
    let rustfmt = rustfmt.args(["--check", "--edition", "2024"]).args(paths);
    let output = rustfmt.current_dir(workspace).output().expect("rustfmt");
    let shown = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{shown}");
}

#[test]
fn a_folder_with_files_is_refused() {
    let folder = folder(SHOP);
    fs::create_dir(folder.path().join("shop")).expect("a folder");
    fs::write(folder.path().join("shop/mine.txt"), "mine").expect("a file");
    let (code, shown) = run(folder.path(), &INIT);
    let expected = "error: shop is not an empty directory; nothing was written\n";
    assert_eq!((code, &*shown), (Some(2), expected));
    let entries = fs::read_dir(folder.path().join("shop")).expect("a folder");
    assert_eq!(entries.count(), 1);
}

#[test]
fn a_refused_description_leaves_nothing() {
    for shop in ["openapi: 4.0.0\n", "{"] {
        let folder = folder(shop);
        let (code, shown) = run(folder.path(), &INIT);
        assert_eq!(code, Some(2), "{shown}");
        assert!(shown.contains("--> "), "{shown}");
        assert!(!folder.path().join("shop").exists());
    }
}

#[test]
fn a_missing_description_is_reported() {
    let folder = tempfile::tempdir().expect("a folder");
    let (code, shown) = run(folder.path(), &["init", "no.yaml", "--name", "shop"]);
    assert_eq!(code, Some(2), "{shown}");
    assert!(shown.starts_with("error: cannot read no.yaml"), "{shown}");
}

/// Relative to `old/spec` and to `shop/spec`, the reference leads to the same file, which a copy would truncate.
#[test]
fn files_outside_of_the_folder_are_not_copied() {
    let folder = folder(SHOP);
    let problem = folder.path().join("problem.yaml");
    fs::write(&problem, PROBLEM).expect("a file");
    let spec = folder.path().join("old/spec");
    fs::create_dir_all(&spec).expect("a folder");
    let shop = SHOP.replace("parts/problem.yaml", "../../problem.yaml");
    fs::write(spec.join("shop.yaml"), shop).expect("a file");
    let args = ["init", "old/spec/shop.yaml", "--name", "shop"];
    let (code, shown) = run(folder.path(), &args);
    assert_eq!(code, Some(2), "{shown}");
    assert!(shown.contains("it is not below `old/spec`"), "{shown}");
    assert_eq!(fs::read_to_string(problem).expect("a file"), PROBLEM);
    assert!(!folder.path().join("shop").exists());
}

#[test]
fn operations_with_errors_are_left_out_and_listed() {
    let invalid = SHOP.replace(
        "components:",
        "  /other/{id}:\n    get: {operationId: a, parameters: [{name: id, in: path, required: true, \
         content: {application/xml: {}}}], responses: {'204': {description: None.}}}\ncomponents:",
    );
    let folder = folder(&invalid);
    let (code, shown) = run(folder.path(), &INIT);
    assert_eq!(code, Some(0), "{shown}");
    assert!(shown.contains("/other/{id}"), "{shown}");
    let settings = fs::read_to_string(folder.path().join("shop/codegen.toml")).expect("a file");
    assert!(settings.contains("\nallow-skip = true\n"), "{settings}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn the_workspace_passes_its_tests() {
    let folder = folder(SHOP);
    let (code, shown) = run(folder.path(), &INIT);
    assert_eq!(code, Some(0), "{shown}");
    passes_its_tests(&folder.path().join("shop"));
}

/// Fails if a test of a workspace fails, or Clippy has a warning.
#[track_caller]
fn passes_its_tests(workspace: &Path) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::copy(root.join("Cargo.lock"), workspace.join("Cargo.lock")).expect("a lock file");
    add_indirect_dependencies(&root, workspace);
    succeeds(workspace, &["test", "--workspace"]);
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    succeeds(workspace, &clippy);
}

/// Runs a cargo command in a workspace, which must succeed without a warning.
#[track_caller]
fn succeeds(workspace: &Path, arguments: &[&str]) {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
    let (command, others) = arguments.split_at(1);
    cargo
        .args(command)
        .args(["--offline", "--quiet"])
        .args(others)
        // The folder where cargo builds this test has most of the dependencies, with these features.
        .env("CARGO_TARGET_DIR", target())
        .current_dir(workspace);
    remove_package_variables(&mut cargo);
    let output = cargo.output().expect("cargo");
    let shown = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(
        output.status.success() && !shown.contains("warning"),
        "{arguments:?}: {shown}"
    );
}

fn target() -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join("..")
}

/// Adds a package that enables features of indirect dependencies, so that most of them are not compiled again.
fn add_indirect_dependencies(root: &Path, workspace: &Path) {
    let root = root.canonicalize().expect("a folder");
    let manifest = include_str!("../../../tests/programs/indirect_dependencies.toml");
    let manifest = manifest.replace("ROOT", &root.display().to_string());
    let folder = workspace.join("features");
    fs::create_dir_all(folder.join("src")).expect("a folder");
    fs::write(folder.join("Cargo.toml"), manifest).expect("a file");
    fs::write(folder.join("src/lib.rs"), "").expect("a file");
    let path = workspace.join("Cargo.toml");
    let workspace = fs::read_to_string(&path).expect("the workspace");
    let with_package = workspace.replacen("members = [", "members = [\"features\", ", 1);
    assert_ne!(with_package, workspace);
    fs::write(path, with_package).expect("a file");
}
