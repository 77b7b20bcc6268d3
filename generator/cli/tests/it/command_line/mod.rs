//! Arguments, output and exit codes of the program.

mod diagnostics;
mod file_output;
mod selection;

use std::fs;
use std::process::{Command, Output};

use tempfile::TempDir;

const VALID: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0}
paths:
  /ping:
    get:
      operationId: ping
      responses: {'200': {description: fine}}
";
const WITH_WARNING: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0, tittle: Small}
paths:
  /ping:
    get:
      operationId: ping
      responses: {'200': {description: fine}}
";
const LISTED: &str = "\
openapi: 3.0.3
info: {title: Listed, version: 1.0.0}
paths:
  /pets/{pet}:
    get: {operationId: getPet, tags: [pets, all], responses: {'204': {description: None.}}}
    delete: {responses: {'204': {description: None.}}}
  /all: {post: {operationId: addAll, responses: {'204': {description: None.}}}}
";
const INVALID: &str = "openapi: 3.0.3\ninfo: {title: Bad, version: 1.0.0}\npaths: [nothing]\n";

struct Outcome {
    code: Option<i32>,
    out: String,
    err: String,
}

impl From<Output> for Outcome {
    fn from(output: Output) -> Self {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Self {
            code: output.status.code(),
            out: text(&output.stdout),
            err: text(&output.stderr),
        }
    }
}

/// Runs the program in a folder with a description `a.yaml`.
fn run(folder: &TempDir, spec: &str, args: &[&str]) -> Outcome {
    fs::write(folder.path().join("a.yaml"), spec).expect("a file");
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    command
        .current_dir(folder)
        .args(args)
        .output()
        .expect("the program")
        .into()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

const CODEGEN: [&str; 7] = [
    "generate", "--spec", "a.yaml", "--out", "out", "--name", "shop",
];

fn codegen<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&CODEGEN[..], more].concat()
}

#[test]
fn crates_are_written_checked_and_written_again() {
    let folder = folder();
    let first = run(&folder, VALID, &codegen(&[]));
    assert_eq!(first.code, Some(0), "{}", first.err);
    let lines: Vec<_> = first.out.lines().collect();
    assert!(matches!(&*lines, [server, client]
        if server.starts_with("shop-server: ") && client.starts_with("shop-client: ")));
    assert!(folder.path().join("out/shop-client/src/lib.rs").exists());

    let check = run(&folder, VALID, &codegen(&["--check"]));
    assert_eq!(
        (check.code, &*check.out),
        (
            Some(0),
            "shop-server: up to date\nshop-client: up to date\n"
        )
    );

    fs::write(
        folder.path().join("out/shop-server/src/lib.rs"),
        "// @generated\nedit\n",
    )
    .expect("a file");
    let check = run(&folder, VALID, &codegen(&["--check"]));
    assert_eq!(check.code, Some(1));
    assert!(
        check.out.contains("changed: shop-server/src/lib.rs\n"),
        "{}",
        check.out
    );
    assert!(check.out.contains("\n-edit\n"), "{}", check.out);
    let hint = "\nrun `openapi-crates generate --spec a.yaml --out out --name shop` and commit the result\n";
    assert!(check.out.ends_with(hint), "{}", check.out);

    let check = run(
        &folder,
        VALID,
        &codegen(&["--check", "--types", "uuid=string", "--client-checks"]),
    );
    let hint = " --name shop --types uuid=string --client-checks` and commit the result\n";
    assert!(check.out.ends_with(hint), "{}", check.out);
}

#[test]
fn types_are_written_alone_or_for_both_crates() {
    let folder = folder();
    let alone = run(&folder, VALID, &codegen(&["--types-only"]));
    assert_eq!(alone.code, Some(0), "{}", alone.err);
    assert!(folder.path().join("out/shop-types/src/lib.rs").exists());
    assert!(!folder.path().join("out/shop-client").exists());

    let copies = run(&folder, VALID, &codegen(&["--types-crate"]));
    assert_eq!(copies.code, Some(2), "{}", copies.out);
    let reason = "invalid option `types-crate`: it requires `runtime` to be `crate`";
    assert!(copies.err.contains(reason), "{}", copies.err);

    // Files that are no longer generated are removed.
    let shared = ["--types-crate", "--runtime", "crate"];
    let written = run(&folder, VALID, &codegen(&shared));
    assert_eq!(written.code, Some(0), "{}", written.err);
    assert!(!folder.path().join("out/shop-types/src/runtime").exists());
    let check = run(
        &folder,
        VALID,
        &codegen(&[&shared[..], &["--check"]].concat()),
    );
    let expected =
        ["shop-types", "shop-server", "shop-client"].map(|name| format!("{name}: up to date\n"));
    assert_eq!((check.code, check.out), (Some(0), expected.concat()));
    let client = run(
        &folder,
        VALID,
        &codegen(&[&shared[..], &["--client", "--check"]].concat()),
    );
    assert_eq!(client.out, [&*expected[0], &*expected[2]].concat());
}

#[test]
fn one_crate_is_written_alone() {
    let folder = folder();
    let server = run(&folder, VALID, &codegen(&["--server"]));
    assert_eq!(server.code, Some(0), "{}", server.err);
    assert!(folder.path().join("out/shop-server/src/lib.rs").exists());
    assert!(!folder.path().join("out/shop-client").exists());
    let client = run(&folder, VALID, &codegen(&["--client", "--check"]));
    assert_eq!(client.code, Some(1), "{}", client.err);
    assert!(!client.out.contains("shop-server"), "{}", client.out);
    let hint = " --name shop --client` and commit the result\n";
    assert!(client.out.ends_with(hint), "{}", client.out);
}

#[test]
fn overlays_change_the_description() {
    let folder = folder();
    let overlay = |actions: &str| {
        let text =
            format!("overlay: 1.0.0\ninfo: {{title: t, version: '1'}}\nactions: {actions}\n");
        fs::write(folder.path().join("o.yaml"), text).expect("a file");
    };
    overlay("[{target: $.paths.*.post, update: {operationId: addEach}}]");
    let listed = run(
        &folder,
        LISTED,
        &codegen(&["--list", "--overlay", "o.yaml"]),
    );
    assert!(listed.out.contains("addEach"), "{}", listed.out);
    // An error of an overlay is reported in its file.
    overlay("[{target: $.info, update: {title: [1]}}]");
    let strict = codegen(&["--overlay", "o.yaml", "--strict"]);
    let refused = run(&folder, LISTED, &strict);
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("--> o.yaml:3:"), "{}", refused.err);
    let missing = run(&folder, LISTED, &codegen(&["--overlay", "p.yaml"]));
    assert!(
        missing.err.contains("cannot read p.yaml"),
        "{}",
        missing.err
    );
}

#[test]
fn a_description_in_the_current_folder_needs_no_options() {
    let folder = folder();
    let absent = run(&folder, VALID, &["generate"]);
    assert_eq!(absent.code, Some(2));
    let message = "error: no description: name its path, or create one of `spec/openapi.yaml`, `openapi.yaml`,";
    assert!(absent.err.starts_with(message), "{}", absent.err);
    let stale = run(&folder, VALID, &["check", "a.yaml"]);
    assert_eq!(stale.code, Some(1), "{}", stale.err);
    let command = "\nrun `openapi-crates generate a.yaml` and commit the result\n";
    assert!(stale.out.ends_with(command), "{}", stale.out);

    fs::write(folder.path().join("openapi.yml"), VALID).expect("a file");
    let written = run(&folder, VALID, &["generate"]);
    assert_eq!(written.code, Some(0), "{}", written.err);
    let header = "// @generated from openapi.yml by `openapi-crates generate`; do not edit.\n";
    let path = folder.path().join("generated-client/src/lib.rs");
    assert!(fs::read_to_string(path).is_ok_and(|text| text.starts_with(header)));
    assert_eq!(run(&folder, VALID, &["check"]).code, Some(0));
    assert_eq!(run(&folder, VALID, &["check", "a.yaml"]).code, Some(1));

    let settings = "spec = 'a.yaml'\nname = 'shop'\n";
    fs::write(folder.path().join("codegen.toml"), settings).expect("a file");
    let saved = run(&folder, VALID, &["generate"]);
    assert!(saved.out.starts_with("shop-server: "), "{}", saved.out);
}

#[test]
fn an_invalid_description_writes_nothing() {
    let folder = folder();
    let refused = run(&folder, INVALID, &codegen(&[]));
    assert_eq!((refused.code, &*refused.out), (Some(2), ""));
    assert!(refused.err.contains("--> a.yaml:3:8\n"), "{}", refused.err);
    assert!(
        refused.err.contains("\n1 error, 0 warnings\n"),
        "{}",
        refused.err
    );
    assert!(!folder.path().join("out").exists());
}

#[test]
fn usage_errors_are_2() {
    let cases: [&[&str]; 6] = [
        &[],
        &["nonsense"],
        &["generate", "--nonsense"],
        &["generate", "--out", "out"],
        &[
            "generate", "--spec", "a.yaml", "--out", "out", "--name", "../a",
        ],
        &["generate", "--spec", "absent.yaml", "--out", "out"],
    ];
    for args in cases {
        let folder = folder();
        let refused = run(&folder, VALID, args);
        assert_eq!((refused.code, &*refused.out), (Some(2), ""), "{args:?}");
        assert!(!refused.err.is_empty(), "{args:?}");
    }
}

#[test]
fn invalid_utf8_is_refused_with_its_location() {
    let folder = folder();
    let refused = run(
        &folder,
        VALID,
        &["generate", "--spec", "b.yaml", "--out", "out"],
    );
    assert_eq!(refused.code, Some(2));
    fs::write(folder.path().join("b.yaml"), b"openapi: \xff\n").expect("a file");
    let refused = run(
        &folder,
        VALID,
        &["generate", "--spec", "b.yaml", "--out", "out"],
    );
    assert_eq!(refused.code, Some(2));
    assert!(refused.err.contains("--> b.yaml:1:10\n"), "{}", refused.err);
}

#[test]
fn completions_and_man_pages_have_all_commands() {
    let folder = folder();
    let completions = run(&folder, VALID, &["completions", "bash"]);
    assert_eq!(completions.code, Some(0), "{}", completions.err);
    let written = run(&folder, VALID, &["man", "man1"]);
    assert_eq!(written.code, Some(0), "{}", written.err);
    for command in ["generate", "check", "init", "lint", "diff", "vendor"] {
        assert!(completions.out.contains(command), "{command}");
        let page = format!("man1/openapi-crates-{command}.1");
        assert!(folder.path().join(&page).is_file(), "{page}");
    }
}

#[test]
fn help_lists_exit_codes() {
    for args in [&["--help"][..], &["generate", "--help"]] {
        let help = run(&folder(), VALID, args);
        assert_eq!(help.code, Some(0));
        assert!(help.out.contains("1  a check failed"), "{}", help.out);
    }
}

#[test]
fn types_of_formats_are_chosen() {
    const DAY: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0}
paths:
  /day:
    get:
      operationId: day
      responses:
        '200':
          description: fine
          content: {application/json: {schema: {type: string, format: date}}}
";
    let folder = folder();
    let call = ["generate", "--spec", "a.yaml", "--out", ".", "--types"];
    let done = run(
        &folder,
        DAY,
        &[&call[..], &["date=time", "uuid=string"]].concat(),
    );
    assert_eq!(done.code, Some(0), "{}", done.err);
    let manifest = folder.path().join("generated-server/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("the manifest");
    assert!(
        manifest.contains("\ntime = ") && !manifest.contains("\nchrono = "),
        "{manifest}"
    );
    let rejected = run(&folder, DAY, &[&call[..], &["date=uuid"]].concat());
    assert_eq!(rejected.code, Some(2));
    assert!(
        rejected
            .err
            .contains("expected date=chrono|jiff|time|string"),
        "{}",
        rejected.err
    );
}
