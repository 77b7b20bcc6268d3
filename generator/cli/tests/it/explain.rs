//! `explain`, and the line of `codegen` that refers to it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use openapi_crates::report::Code;

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    let command = command.current_dir(folder).args(args);
    command.output().expect("the program")
}

#[track_caller]
fn explained(args: &[&str]) -> String {
    let output = run(Path::new("."), &[&["explain"], args].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[test]
fn a_page_is_printed_with_the_options_for_its_diagnostics() {
    for (word, code, option) in [
        ("E0102", Code::InvalidSyntax, "nothing is generated"),
        ("e1003", Code::UnsupportedParameter, "`--allow-skip`"),
        ("w0202", Code::UnknownField, "`--deny repaired`"),
        ("N0601", Code::AnyValue, "`--deny untyped`"),
    ] {
        let shown = explained(&[word]);
        let rest = shown.strip_prefix(code.explanation()).expect("the page");
        assert!(rest.contains(option), "{rest}");
    }
}

#[test]
fn several_pages_are_printed_in_order() {
    let one = explained(&["E0301"]);
    let other = explained(&["E0304"]);
    assert_eq!(explained(&["E0301", "E0304"]), format!("{one}\n{other}"));
}

#[test]
fn all_codes_are_listed_with_class_and_title() {
    let shown = explained(&[]);
    assert_eq!(shown.lines().count(), Code::ALL.len());
    for code in ["E0301", "W0202"].map(|code| Code::parse(code).expect("a code")) {
        let (class, title) = (code.class().name(), code.title());
        assert!(shown.contains(&format!("\n{code}  {class:10}  {title}\n")));
    }
}

/// The lines of the error for an unknown code.
#[track_caller]
fn refused(word: &str) -> Vec<String> {
    let output = run(Path::new("."), &["explain", word]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let shown = String::from_utf8(output.stderr).expect("text");
    shown.lines().map(str::to_owned).collect()
}

#[test]
fn similar_codes_are_suggested_for_an_unknown_code() {
    let lines = refused("E0399");
    assert_eq!(lines[0], "error: unknown code `E0399`; similar codes:");
    let of_subject = |line: &String| line.starts_with("E03") || line.starts_with("W03");
    assert!(
        lines.len() > 2 && lines[1..].iter().all(of_subject),
        "{lines:?}"
    );

    let overlays = refused("Overlay");
    assert!(
        overlays[1..].iter().any(|line| line.starts_with("E0907  ")),
        "{overlays:?}"
    );

    let none = "error: unknown code or rule `E99`: run `openapi-crates explain` to list all";
    assert_eq!(refused("E99"), [none]);
    let of_diff = refused("request-parameter-max-decreased");
    assert!(
        of_diff[0].ends_with("the rules of `diff` have no pages"),
        "{of_diff:?}"
    );
}

#[test]
fn errors_refer_to_their_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let get = "{get: {responses: {default: {description: Done.}}}}";
    let paths = format!("{{'/{{a': {get}, '/a/..': {get}, '/{{a}}{{b}}': {get}}}");
    let spec = format!("openapi: 3.0.3\ninfo: {{title: Shop, version: 1.0.0}}\npaths: {paths}\n");
    fs::write(folder.path().join("a.yaml"), spec).expect("a file");
    let args = ["generate", "--spec", "a.yaml", "--out", "out"];
    let refused = run(folder.path(), &args);
    let shown = String::from_utf8(refused.stderr).expect("text");
    let last = "for more about these errors, run `openapi-crates explain E0402 E0404 E0405`";
    assert_eq!(shown.lines().last(), Some(last), "{shown}");
    // Machine-readable output has no such line.
    for format in ["json", "github"] {
        let refused = run(
            folder.path(),
            &[&args[..], &["--message-format", format]].concat(),
        );
        let shown = String::from_utf8(refused.stdout).expect("text");
        assert!(!shown.contains("for more"), "{shown}");
    }
}
