//! The script of the action: annotations, summary and exit code.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use tempfile::TempDir;

const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
paths:
  /items:
    get:
      operationId: listItems
      parameters: [{name: limit, in: query, schema: {type: integer, maximum: 100}}]
      responses: {'204': {description: None.}}
";

fn run(folder: &Path, program: &str, args: &[&str]) -> (Option<i32>, String) {
    let bin = Path::new(env!("CARGO_BIN_EXE_openapi-crates")).parent();
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = bin.map(Path::to_owned).into_iter();
    let path = env::join_paths(folders.chain(env::split_paths(&path))).expect("paths");
    let mut command = Command::new(program);
    let command = command
        .current_dir(folder)
        .args(args)
        .env("PATH", path)
        .env("GITHUB_BASE_REF", "main")
        .env("GITHUB_STEP_SUMMARY", folder.join("summary.md"));
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the program");
    let shown = String::from_utf8([stdout, stderr].concat()).expect("text");
    (status.code(), shown)
}

/// A repository with the description and its crates, which is its own `origin`.
fn repository() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("openapi.yaml"), SHOP).expect("a file");
    fs::write(folder.path().join(".gitignore"), "summary.md\n").expect("a file");
    for (program, args) in [
        ("openapi-crates", &["generate"][..]),
        ("git", &["init", "--quiet", "--initial-branch", "main"]),
        ("git", &["config", "user.name", "author"]),
        ("git", &["config", "user.email", "author@shop.example"]),
        ("git", &["add", "."]),
        ("git", &["commit", "--quiet", "--message", "Shop"]),
        ("git", &["remote", "add", "origin", "."]),
    ] {
        let (code, shown) = run(folder.path(), program, args);
        assert_eq!(code, Some(0), "{program} {args:?}\n{shown}");
    }
    folder
}

fn script() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../action/run")
}

#[test]
fn a_breaking_change_with_stale_crates_is_annotated() {
    let folder = repository();
    let script = script().display().to_string();
    let (code, shown) = run(folder.path(), &script, &[]);
    assert_eq!(code, Some(0), "{shown}");

    let lower = SHOP.replace("maximum: 100", "maximum: 50");
    fs::write(folder.path().join("openapi.yaml"), lower).expect("a file");
    fs::remove_file(folder.path().join("summary.md")).expect("the summary");
    let (code, shown) = run(folder.path(), &script, &[]);
    assert_eq!(code, Some(1), "{shown}");
    assert!(shown.contains("changed: generated-server/"), "{shown}");
    let annotation = "::error file=openapi.yaml,line=7,";
    assert!(shown.contains(annotation), "{shown}");
    let summary = fs::read_to_string(folder.path().join("summary.md")).expect("the summary");
    assert!(summary.contains("has a lower `maximum`: 50"), "{summary}");
}
