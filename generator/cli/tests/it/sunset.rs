//! `sunset`, and `--today` of `codegen`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: listPets
      deprecated: true
      x-deprecated-since: '2026-01-01'
      x-sunset: '2026-12-31'
      x-replaced-by: findPets
      parameters:
        - {name: page, in: query, deprecated: true, schema: {type: string}}
      responses: {'204': {description: Done.}}
  /found:
    get: {operationId: findPets, responses: {'204': {description: Done.}}}
";

fn run(folder: &Path, args: &[&str]) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let command = command.current_dir(folder).args(args);
    let Output {
        status,
        stdout,
        stderr,
    } = command.output().expect("the program");
    let shown = String::from_utf8([stdout, stderr].concat()).expect("text");
    (status.code(), shown)
}

fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("shop.yaml"), SHOP).expect("a file");
    folder
}

#[test]
fn deprecated_parts_are_listed_in_a_table() {
    let folder = folder();
    let args = ["sunset", "shop.yaml", "--today", "2026-11-23"];
    let expected = "\
WHAT       NAME      SINCE       SUNSET      DAYS LEFT  REPLACEMENT  AT
operation  listPets  2026-01-01  2026-12-31  38         findPets     shop.yaml:5:5
parameter  page      -           no date     -          -            shop.yaml:12:11
";
    assert_eq!(run(folder.path(), &args), (Some(0), expected.to_owned()));
    let args = ["sunset", "shop.yaml", "--today", "2027-01-02"];
    let (code, shown) = run(folder.path(), &args);
    assert!(shown.contains("  -2  "), "{shown}");
    assert_eq!(code, Some(1));
}

#[test]
fn deprecated_parts_are_listed_as_json() {
    let folder = folder();
    let args = [
        "sunset",
        "shop.yaml",
        "--today",
        "2026-11-23",
        "--format",
        "json",
    ];
    let (code, shown) = run(folder.path(), &args);
    let shown: serde_json::Value = serde_json::from_str(&shown).expect("JSON");
    assert_eq!(code, Some(0));
    let first = &shown["deprecated"][0];
    assert_eq!(first["days_left"], 38);
    assert_eq!(first["pointer"], "/paths/~1pets/get");
    assert!(shown["deprecated"][1]["sunset"].is_null());
}

#[test]
fn unreadable_descriptions_are_refused() {
    let folder = folder();
    fs::write(
        folder.path().join("shop.yaml"),
        SHOP.replace("'2026-12-31'", "soon"),
    )
    .expect("a file");
    let (code, shown) = run(folder.path(), &["sunset", "shop.yaml"]);
    assert!(shown.contains("`x-sunset` is not a date"), "{shown}");
    assert_eq!(code, Some(2));
    let (code, shown) = run(folder.path(), &["sunset", "shop.yaml", "--today", "soon"]);
    assert!(
        shown.contains("expected a date such as 2030-12-05"),
        "{shown}"
    );
    assert_eq!(code, Some(2));
}

#[test]
fn codegen_compares_sunsets_with_the_date() {
    let folder = folder();
    let args = ["generate", "--spec", "shop.yaml", "--out", "out", "--today"];
    for (today, code, expected) in [
        ("2026-09-01", 0, None),
        (
            "2026-11-23",
            0,
            Some("warning[W0905]: sunset of operation `listPets` is on 2026-12-31"),
        ),
        (
            "2027-01-01",
            2,
            Some("error[E0911]: sunset of operation `listPets` was on 2026-12-31"),
        ),
    ] {
        let (found, shown) = run(folder.path(), &[&args[..], &[today]].concat());
        assert_eq!(found, Some(code), "{shown}");
        match expected {
            Some(expected) => assert!(shown.contains(expected), "{shown}"),
            None => assert!(!shown.contains("2026-12-31"), "{shown}"),
        }
    }
}
