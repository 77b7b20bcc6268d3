//! `lint`: its exit codes, allowing lints, and its output.

use std::fs;
use std::path::Path;
use std::process::Command;

use openapi_crates::lint::rule;
use tempfile::TempDir;

const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: listPets
      responses: {'204': {description: Done.}}
";

fn folder() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("shop.yaml"), SHOP).expect("a file");
    folder
}

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let output = command
        .current_dir(folder)
        .arg("lint")
        .args(args)
        .output()
        .expect("the program");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

#[test]
fn lints_are_shown_with_locations_and_fail_only_if_denied() {
    let folder = folder();
    let (code, _, shown) = run(folder.path(), &["shop.yaml"]);
    assert_eq!(code, Some(0), "{shown}");
    assert!(shown.contains(
        "warning[undescribed-operation]: `listPets` has no summary or description\n --> shop.yaml:5:5\n"
    ));
    assert!(
        shown.contains("add a `summary`, perhaps `summary: List pets.`\n"),
        "{shown}"
    );
    assert!(shown.contains("0 errors, 2 warnings\n"), "{shown}");
    let (code, _, shown) = run(
        folder.path(),
        &["shop.yaml", "--deny", "undescribed-operation"],
    );
    assert_eq!(code, Some(1), "{shown}");
    assert!(
        shown.contains("= note: error because of `--deny undescribed-operation`\n"),
        "{shown}"
    );
    let (code, _, shown) = run(folder.path(), &["shop.yaml", "--strict"]);
    assert_eq!(code, Some(1), "{shown}");
    assert!(shown.contains("2 errors, 0 warnings\n"), "{shown}");
}

#[test]
fn lints_are_allowed_by_options_and_settings() {
    let folder = folder();
    let rules = "undescribed-operation,missing-error-response";
    let (code, _, shown) = run(folder.path(), &["shop.yaml", "--strict", "--allow", rules]);
    assert_eq!((code, shown.as_str()), (Some(0), ""));
    let settings =
        "lint = { allow = ['missing-error-response'], deny = ['undescribed-operation'] }\n";
    fs::write(folder.path().join("codegen.toml"), settings).expect("a file");
    let (code, _, shown) = run(folder.path(), &["shop.yaml"]);
    assert_eq!(code, Some(1), "{shown}");
    assert!(shown.contains("1 error, 0 warnings\n"), "{shown}");
    // Command-line options take precedence.
    let (code, _, shown) = run(
        folder.path(),
        &["shop.yaml", "--deny", "missing-error-response"],
    );
    assert!(shown.contains("2 errors, 0 warnings\n"), "{shown}");
    assert_eq!(code, Some(1));
    let (code, _, shown) = run(folder.path(), &["shop.yaml", "--rule", "no-rule"]);
    assert!(shown.contains("unknown rule `no-rule`"), "{shown}");
    assert_eq!(code, Some(2));
}

#[test]
fn diagnostics_are_shown_as_json_and_on_github() {
    let folder = folder();
    let (code, shown, _) = run(folder.path(), &["shop.yaml", "--message-format", "json"]);
    assert_eq!(code, Some(0));
    let lines: Vec<serde_json::Value> = shown
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0]["code"], "undescribed-operation");
    assert_eq!(lines[0]["class"], "lint");
    assert_eq!(lines[2]["warnings"], 2);
    let (_, shown, _) = run(folder.path(), &["shop.yaml", "--message-format", "github"]);
    assert!(
        shown.starts_with("::warning file=shop.yaml,line=5,"),
        "{shown}"
    );
}

#[test]
fn many_diagnostics_of_a_lint_hide_no_others() {
    let folder = folder();
    let more: String = (0..9)
        .map(|number| format!("  /p{number}: {{get: {{operationId: p{number}, summary: s, responses: {{'200': {{description: d}}}}}}}}\n"))
        .collect();
    fs::write(folder.path().join("shop.yaml"), format!("{SHOP}{more}")).expect("a file");
    let (_, _, shown) = run(folder.path(), &["shop.yaml"]);
    let last =
        "5 more of `missing-error-response`; use `--rule missing-error-response` to show all\n";
    assert!(shown.contains(last), "{shown}");
    for args in [["--all", "--strict"], ["--rule", "missing-error-response"]] {
        let (_, _, shown) = run(folder.path(), &[&["shop.yaml"], &args[..]].concat());
        assert_eq!(
            shown.matches("[missing-error-response]").count(),
            10,
            "{shown}"
        );
    }
}

#[test]
fn lints_are_listed_and_unknown_to_codegen() {
    let folder = folder();
    let (code, shown, _) = run(folder.path(), &["--rules"]);
    assert_eq!(code, Some(0));
    let title = rule("missing-operation-id").expect("a rule").title();
    let line = format!("missing-operation-id           {title}\n");
    assert!(shown.contains(&line), "{shown}");
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let command = command.current_dir(folder.path());
    let args = [
        "generate",
        "--spec",
        "shop.yaml",
        "--out",
        "out",
        "--deny",
        "missing-example",
    ];
    let output = command.args(args).output().expect("the program");
    let shown = String::from_utf8_lossy(&output.stderr);
    assert!(
        shown.contains("missing-example is a lint of the command `lint`"),
        "{shown}"
    );
}
