//! Reports as JSON, by classes.

use std::path::Path;
use std::{env, fs};

use openapi_crates::report::Style;
use openapi_crates::source::Source;
use openapi_crates::{Options, generate};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/classes_json");

#[test]
fn notes_are_counted_and_listed() {
    let text = fs::read_to_string(Path::new(FOLDER).join("notes.yaml")).expect("a description");
    let source = Source::new("notes.yaml", text);
    let options = Options::new("notes");
    let outcome = generate(&source, &options);
    assert!(outcome.generated.is_some());
    let json = format!("{:#}\n", outcome.report.classes_json(&source));
    let expected = Path::new(FOLDER).join("notes.json");
    if env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(&expected, &json).expect("a folder that can be written");
    }
    let expected = fs::read_to_string(expected).unwrap_or_default();
    assert_eq!(json, expected, "run the test with `UPDATE_EXPECT=1`");
    assert_eq!(
        outcome.report.render(&source, Style::Plain),
        "0 errors, 0 warnings; 1 skipped, 2 repaired, 5 untyped, 6 unenforced\n"
    );
}
