//! The handling and output formats of diagnostics.

use std::fs;

use super::{DOUBTFUL, codegen, folder, run};

#[test]
fn strict_rejects_warnings() {
    let folder = folder();
    let refused = run(&folder, DOUBTFUL, &codegen(&["--strict"]));
    assert_eq!(refused.code, Some(2));
    assert!(
        refused.err.contains("error because of `--strict`"),
        "{}",
        refused.err
    );
    assert!(!folder.path().join("out").exists());
    let done = run(&folder, DOUBTFUL, &codegen(&[]));
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(
        done.err.ends_with("0 errors, 1 warning; 1 repaired\n"),
        "{}",
        done.err
    );
}

/// One operation that can be generated, and one that cannot.
const HALF: &str = "\
openapi: 3.0.3
info: {title: Half, version: 1.0.0}
paths:
  /ping:
    get:
      operationId: ping
      responses: {'200': {description: fine}}
  /pong:
    get:
      operationId: pong
      parameters: [{$ref: '#/components/parameters/Pong'}]
      responses: {'200': {description: fine}}
";

#[test]
fn operations_that_cannot_be_generated_are_skipped_on_demand() {
    let folder = folder();
    let refused = run(&folder, HALF, &codegen(&[]));
    assert_eq!(refused.code, Some(2));
    let done = run(&folder, HALF, &codegen(&["--allow-skip"]));
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(
        done.err.contains("operation `GET /pong` is skipped"),
        "{}",
        done.err
    );
    let operations = folder.path().join("out/shop-client/src/operations");
    assert!(operations.join("ping.rs").exists() && !operations.join("pong.rs").exists());
    for denied in ["skipped", "E0301"] {
        let options = ["--allow-skip", "--check", "--deny", denied];
        let found = run(&folder, HALF, &codegen(&options));
        assert_eq!(found.code, Some(1), "{}", found.err);
    }
}

#[test]
fn denied_and_refused_have_different_exit_codes() {
    let folder = folder();
    for (options, code) in [
        (&["--deny", "repaired"][..], 1),
        (&["--deny", "skipped,W0202"], 1),
        (&["--deny", "skipped,untyped"], 0),
        (&["--deny", "repaired", "--strict"], 2),
        (&["--strict", "--allow", "W0202"], 0),
        (&["--deny", "mendet"], 2),
        (&["--deny", "E0101"], 2),
        (&["--deny", "E0301"], 0),
        (&["--allow", "E0301"], 2),
    ] {
        let ended = run(&folder, DOUBTFUL, &codegen(options));
        assert_eq!(ended.code, Some(code), "{options:?} {}", ended.err);
        assert_eq!(folder.path().join("out").exists(), code == 0, "{options:?}");
        let _ = fs::remove_dir_all(folder.path().join("out"));
    }
}

#[test]
fn list_applies_the_diagnostic_options() {
    let folder = folder();
    for (options, code) in [
        (&[][..], 0),
        (&["--deny", "repaired"], 1),
        (&["--strict"], 2),
        (&["--strict", "--allow", "W0202"], 0),
    ] {
        let options = [&["--list", "--report", "report.json"][..], options].concat();
        let ended = run(&folder, DOUBTFUL, &codegen(&options));
        assert_eq!(ended.code, Some(code), "{options:?} {}", ended.err);
        let account = folder.path().join("report.json");
        fs::remove_file(account).expect("an account");
    }
}

#[test]
fn findings_are_written_for_programs() {
    let folder = folder();
    let json = run(&folder, DOUBTFUL, &codegen(&["--message-format", "json"]));
    let lines: Vec<serde_json::Value> = json
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let [diagnostic, summary] = &lines[..] else {
        panic!("{lines:?}");
    };
    for (key, value) in [
        ("kind", "diagnostic"),
        ("code", "W0202"),
        ("severity", "warning"),
        ("class", "repaired"),
        ("file", "a.yaml"),
        ("pointer", "/info/tittle"),
        ("help", "did you mean `title`?"),
    ] {
        assert_eq!(diagnostic[key], value, "{diagnostic:#}");
    }
    for (key, value) in [("line", 2), ("column", 38), ("end_column", 44)] {
        assert_eq!(diagnostic[key], value, "{diagnostic:#}");
    }
    assert_eq!(summary["kind"], "summary");
    assert_eq!(summary["repaired"], 1);
    assert!(json.err.contains("shop-server: "), "{}", json.err);
    let github = run(&folder, DOUBTFUL, &codegen(&["--message-format", "github"]));
    let command = "::warning file=a.yaml,line=2,endLine=2,col=38,endColumn=44,title=W0202::";
    assert!(github.out.starts_with(command), "{}", github.out);
}

#[test]
fn an_account_of_the_output_is_written_on_demand() {
    let folder = folder();
    for (spec, options, class, reason) in [
        (
            DOUBTFUL,
            &[][..],
            "repaired",
            "unknown field `tittle` is ignored",
        ),
        (
            HALF,
            &["--allow-skip"],
            "skipped",
            "operation `GET /pong` is skipped",
        ),
        (
            HALF,
            &[],
            "errors",
            "unresolved reference `#/components/parameters/Pong`",
        ),
        ("openapi: \u{0}", &[], "errors", "invalid YAML"),
    ] {
        let options = [options, &["--report", "report.json"]].concat();
        run(&folder, spec, &codegen(&options));
        let account = fs::read_to_string(folder.path().join("report.json")).expect("a file");
        let account: serde_json::Value = serde_json::from_str(&account).expect("JSON");
        let entry = &account[class][0];
        let found = entry["reason"].as_str().expect("a reason");
        assert!(found.starts_with(reason), "{account:#}");
        assert!(
            entry["code"].is_string() && entry["line"].is_u64(),
            "{entry:#}"
        );
    }
}
