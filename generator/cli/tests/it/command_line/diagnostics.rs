//! The handling and output formats of diagnostics.

use std::fs;

use super::{WITH_WARNING, codegen, folder, run};

#[test]
fn strict_rejects_warnings() {
    let folder = folder();
    let refused = run(&folder, WITH_WARNING, &codegen(&["--strict"]));
    assert_eq!(refused.code, Some(2));
    assert!(
        refused.err.contains("error because of `--strict`"),
        "{}",
        refused.err
    );
    assert!(!folder.path().join("out").exists());
    let done = run(&folder, WITH_WARNING, &codegen(&[]));
    assert_eq!(done.code, Some(0), "{}", done.err);
    assert!(
        done.err.ends_with("0 errors, 1 warning; 1 repaired\n"),
        "{}",
        done.err
    );
}

/// One operation that can be generated, and one that cannot.
const PARTLY_VALID: &str = "\
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
    let refused = run(&folder, PARTLY_VALID, &codegen(&[]));
    assert_eq!(refused.code, Some(2));
    let done = run(&folder, PARTLY_VALID, &codegen(&["--allow-skip"]));
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
        let found = run(&folder, PARTLY_VALID, &codegen(&options));
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
        let outcome = run(&folder, WITH_WARNING, &codegen(options));
        assert_eq!(outcome.code, Some(code), "{options:?} {}", outcome.err);
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
        let outcome = run(&folder, WITH_WARNING, &codegen(&options));
        assert_eq!(outcome.code, Some(code), "{options:?} {}", outcome.err);
        let report = folder.path().join("report.json");
        fs::remove_file(report).expect("a report");
    }
}

#[test]
fn diagnostics_are_machine_readable() {
    let folder = folder();
    let json = run(
        &folder,
        WITH_WARNING,
        &codegen(&["--message-format", "json"]),
    );
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
    let github = run(
        &folder,
        WITH_WARNING,
        &codegen(&["--message-format", "github"]),
    );
    let command = "::warning file=a.yaml,line=2,endLine=2,col=38,endColumn=44,title=W0202::";
    assert!(github.out.starts_with(command), "{}", github.out);
}

#[test]
fn a_report_is_written_on_demand() {
    let folder = folder();
    for (spec, options, class, reason) in [
        (
            WITH_WARNING,
            &[][..],
            "repaired",
            "unknown field `tittle` is ignored",
        ),
        (
            PARTLY_VALID,
            &["--allow-skip"],
            "skipped",
            "operation `GET /pong` is skipped",
        ),
        (
            PARTLY_VALID,
            &[],
            "errors",
            "unresolved reference `#/components/parameters/Pong`",
        ),
        ("openapi: \u{0}", &[], "errors", "invalid YAML"),
    ] {
        let options = [options, &["--report", "report.json"]].concat();
        run(&folder, spec, &codegen(&options));
        let report = fs::read_to_string(folder.path().join("report.json")).expect("a file");
        let report: serde_json::Value = serde_json::from_str(&report).expect("JSON");
        let entry = &report[class][0];
        let found = entry["reason"].as_str().expect("a reason");
        assert!(found.starts_with(reason), "{report:#}");
        assert!(
            entry["code"].is_string() && entry["line"].is_u64(),
            "{entry:#}"
        );
    }
}
