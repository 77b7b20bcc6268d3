//! The settings file: its location, its precedence, and its schema.

use std::path::Path;
use std::process::{Command, Output};
use std::{env, fs};

use tempfile::TempDir;

const SPEC: &str = "\
openapi: 3.0.3
info: {title: Small, version: 1.0.0}
paths:
  /ping: {get: {operationId: ping, tags: [small], responses: {'200': {description: fine}}}}
  /pong: {get: {operationId: pong, responses: {'200': {description: fine}}}}
";

/// A folder with a description, `shop/a.yaml`, and settings next to it.
fn folder(settings: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("shop")).expect("a folder");
    fs::write(folder.path().join("shop/a.yaml"), SPEC).expect("a file");
    fs::write(folder.path().join("shop/codegen.toml"), settings).expect("a file");
    folder
}

fn run(folder: &TempDir, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let command = command.current_dir(folder).arg("generate").args(args);
    command.output().expect("the program")
}

#[track_caller]
fn check(folder: &TempDir, args: &[&str], code: i32, expected: &str) {
    let output = run(folder, args);
    let shown = [output.stdout, output.stderr].concat();
    let shown = String::from_utf8_lossy(&shown);
    assert_eq!(output.status.code(), Some(code), "{args:?}\n{shown}");
    assert!(shown.contains(expected), "{args:?}\n{shown}");
}

#[test]
fn settings_are_found_next_to_the_description_or_by_option() {
    let folder = folder(
        "spec = 'a.yaml'\nout = 'out'\nname = 'shop'\nclient = true\nexclude = ['tag:small']",
    );
    check(&folder, &["--spec", "shop/a.yaml"], 0, "shop-client: ");
    check(
        &folder,
        &["--config", "shop/codegen.toml", "--check"],
        0,
        "up to date",
    );
    let out = folder.path().join("shop/out");
    assert!(out.join("shop-client/src/operations/pong.rs").is_file());
    assert!(!out.join("shop-client/src/operations/ping.rs").exists());
    assert!(!out.join("shop-server").exists());
    // Command-line options take precedence.
    let command = [
        "--spec",
        "shop/a.yaml",
        "--server",
        "--exclude",
        "pong",
        "--name",
        "other",
        "--list",
    ];
    check(&folder, &command, 0, "GET     /ping  ping  small\n");
    check(
        &folder,
        &["--spec", "shop/a.yaml", "--check", "--program", "other"],
        1,
        "--program other` and commit",
    );
}

#[test]
fn a_source_of_the_library_on_the_command_line_replaces_the_one_of_the_settings() {
    let folder = folder("client = true\nruntime = 'crate'\nruntime-path = '../library'");
    let manifest = folder.path().join("out/generated-client/Cargo.toml");
    for (args, expected) in [
        (&[][..], r#"{ path = "../../library", version = "#),
        (
            &["--runtime-path", "other"],
            r#"{ path = "../../other", version = "#,
        ),
        (
            &["--runtime-git", "https://git.example/a"],
            r#"{ git = "https://git.example/a", version = "#,
        ),
    ] {
        let command = [&["--spec", "shop/a.yaml", "--out", "out"], args].concat();
        check(&folder, &command, 0, "generated-client: ");
        let manifest = fs::read_to_string(&manifest).expect("a manifest");
        assert!(manifest.contains(expected), "{args:?}\n{manifest}");
    }
    let command = ["--spec", "shop/a.yaml", "--out", "out", "--runtime", "copy"];
    check(&folder, &command, 0, "generated-client: ");
    let manifest = fs::read_to_string(&manifest).expect("a manifest");
    assert!(!manifest.contains("openapi-crates-runtime"), "{manifest}");
}

#[test]
fn sources_of_the_library_that_no_manifest_can_name_are_refused() {
    let folder = folder("");
    for (args, expected) in [
        (
            &["--runtime-path", "a"][..],
            "`runtime-path` and `runtime-git` require `runtime` to be `crate`",
        ),
        (
            &["--runtime", "crate", "--runtime-path", "a\tb"],
            "a manifest cannot name that folder",
        ),
        (
            &["--runtime", "crate", "--runtime-git", ""],
            "`runtime-git` is empty",
        ),
    ] {
        let command = [&["--spec", "shop/a.yaml", "--out", "out"], args].concat();
        check(&folder, &command, 2, expected);
    }
    let settings = "runtime = 'crate'\nruntime-path = 'a'\nruntime-git = 'b'";
    fs::write(folder.path().join("shop/codegen.toml"), settings).expect("a file");
    let command = ["--spec", "shop/a.yaml", "--out", "out"];
    check(&folder, &command, 2, "exclude each other");
}

#[test]
#[cfg(unix)]
fn symbolic_links_are_resolved_in_the_path_of_the_library() {
    let folder = folder("");
    fs::create_dir_all(folder.path().join("deep/a/b")).expect("a folder");
    std::os::unix::fs::symlink("deep/a/b", folder.path().join("out")).expect("a link");
    let command = [
        "--spec",
        "shop/a.yaml",
        "--out",
        "out",
        "--client",
        "--runtime",
        "crate",
        "--runtime-path",
        "library",
    ];
    check(&folder, &command, 0, "generated-client: ");
    let manifest = folder.path().join("deep/a/b/generated-client/Cargo.toml");
    let manifest = fs::read_to_string(manifest).expect("a manifest");
    assert!(
        manifest.contains(r#"{ path = "../../../../library""#),
        "{manifest}"
    );
}

#[test]
fn settings_of_another_description_are_not_read() {
    let folder = folder("spec = 'a.yaml'\nclient = true");
    fs::write(folder.path().join("shop/b.yaml"), SPEC).expect("a file");
    check(
        &folder,
        &["--spec", "shop/b.yaml", "--out", "out", "--name", "b"],
        0,
        "b-server: ",
    );
}

#[test]
fn invalid_settings_write_nothing() {
    let folder = folder("out = 'out'\n[types]\ndate = 'chronos'\n");
    check(&folder, &["--spec", "shop/a.yaml"], 2, "codegen.toml:3:8\n");
    assert!(!folder.path().join("shop/out").exists());
    check(
        &folder,
        &["--config", "absent.toml"],
        2,
        "cannot read absent.toml",
    );
    fs::write(folder.path().join("shop/codegen.toml"), "out = 'out'").expect("a file");
    check(
        &folder,
        &["--config", "shop/codegen.toml"],
        2,
        "does not name a description",
    );
}

#[test]
fn the_schema_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("codegen.schema.json");
    let printed = run(&folder(""), &["--config-schema"]).stdout;
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&path, &printed).expect("a folder that can be written");
    }
    let committed = fs::read_to_string(path).unwrap_or_default();
    let printed = String::from_utf8_lossy(&printed);
    assert_eq!(committed, printed, "run the tests with `UPDATE_EXPECT=1`");
}
