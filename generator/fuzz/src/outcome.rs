//! Invariants of the generator for any text.

use openapi_crates::report::{Report, Style};
use openapi_crates::source::Source;
use openapi_crates::{Crate, Generated, Options, generate};

use crate::{items, seeds};

/// Generates crates, and panics if an invariant is violated. Returns `None` if the text is refused.
pub fn check(name: &str, bytes: Vec<u8>, options: &Options) -> Option<Generated> {
    let generated = generated(name, bytes, options)?;
    check_files(&generated);
    Some(generated)
}

/// Like [`check`], without verifying the files.
pub fn generated(name: &str, bytes: Vec<u8>, options: &Options) -> Option<Generated> {
    let mut report = Report::new();
    let source = Source::from_bytes(name, bytes, &mut report).with_files(seeds::external_file);
    if report.has_errors() {
        assert!(!report.render(&source, Style::Plain).is_empty());
        return None;
    }
    let outcome = generate(&source, options);
    let shown = outcome.report.render(&source, Style::Plain);
    assert_eq!(shown.is_empty(), outcome.report.is_empty());
    assert!(!shown.contains("error of the generator"), "{shown}");
    outcome.report.render(&source, Style::Colored);
    assert_eq!(
        outcome.generated.is_none(),
        outcome.report.has_errors(),
        "{shown}"
    );
    outcome.generated
}

/// Panics if generated files violate an invariant.
pub fn check_files(generated: &Generated) {
    for generated_crate in [&generated.server, &generated.client] {
        check_crate(generated_crate);
    }
}

/// Runs the generator twice, and checks that the results are equal.
pub fn check_twice(name: &str, bytes: Vec<u8>, options: &Options) -> Option<Generated> {
    let first = check(name, bytes.clone(), options);
    assert_eq!(first, generated(name, bytes, options));
    first
}

fn check_crate(generated_crate: &Crate) {
    for (path, text) in &generated_crate.files {
        assert!(is_inside(path), "{path:?} is no path in a crate");
        // The library is the same for all.
        if path.starts_with("src/runtime/") {
            continue;
        }
        let forbidden = text.chars().find(|character| is_forbidden(*character));
        assert_eq!(forbidden, None, "{path}: {text}");
        if path.ends_with(".rs") {
            items::check(path, text);
        } else if path.ends_with(".toml") {
            let parsed: Result<toml::Table, _> = toml::from_str(text);
            assert!(parsed.is_ok(), "{path}: {parsed:?}\n{text}");
        }
    }
    let mut paths: Vec<String> = generated_crate
        .files
        .keys()
        .map(|path| path.to_lowercase())
        .collect();
    paths.sort();
    paths.dedup();
    assert_eq!(
        paths.len(),
        generated_crate.files.len(),
        "two files differ only by case"
    );
}

fn is_inside(path: &str) -> bool {
    let is_name = |part: &str| {
        let is_allowed = |letter: char| letter.is_ascii_alphanumeric() || "_-.".contains(letter);
        !part.is_empty() && part.chars().all(is_allowed) && !part.chars().all(|dot| dot == '.')
    };
    path.split('/').all(is_name)
}

/// Returns `true` for characters that no generated file may contain: control characters, and those that
/// change the direction of text.
fn is_forbidden(character: char) -> bool {
    match character {
        '\n' => false,
        '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        other => other.is_control(),
    }
}
