//! What differs between two versions of a crate, told of its sources, and of its description.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use generator::source::Source;
use generator::{Crates, Options, Side, understand};
use generator_diff::public_api::{ItemChange, Surface, changes, compare};

const CASES: &str = include_str!("public_api/sources.txt");
const EDITS: &str = include_str!("public_api/edits.txt");

#[test]
fn changes_are_told_and_judged() {
    let mut wrong = String::new();
    for case in CASES.split("\n# ").skip(1) {
        let (name, rest) = case.split_once("\nold:\n").expect("an old version");
        let (old, rest) = rest.split_once("new:\n").expect("a new version");
        let (new, expected) = rest.split_once("changes:\n").expect("changes");
        let found = changes(&surface(old), &surface(new));
        let found: String = found.iter().map(line).collect();
        if found.trim() != expected.trim() {
            let _ = writeln!(wrong, "# {name}\n{found}");
        }
    }
    assert!(wrong.is_empty(), "these differ:\n{wrong}");
}

/// The surface of a crate of one file, with a manifest above it where it has features.
fn surface(text: &str) -> Surface {
    let (manifest, library) = text.split_once("---\n").unwrap_or(("", text));
    let files = [("Cargo.toml", manifest), ("src/lib.rs", library)];
    let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
    Surface::of_texts(&BTreeMap::from(files)).expect("Rust")
}

fn line(change: &ItemChange) -> String {
    let judgement = if change.breaks { "breaks" } else { "keeps" };
    format!("{judgement} {}: {}\n", change.path, change.text)
}

#[test]
fn edits_of_a_description_change_both_crates() {
    let (base, edits) = EDITS.split_once("\n# ").expect("a description and edits");
    let mut wrong = String::new();
    for edit in edits.split("\n# ") {
        let (name, rest) = edit.split_once('\n').expect("a name");
        let (pairs, expected) = rest.split_once("---\n").expect("changes");
        let mut edited = base.to_owned();
        for pair in pairs.split("===\n") {
            let (before, now) = pair.split_once("->\n").expect("two texts");
            let (before, now) = (before.trim_end(), now.trim_end());
            assert_eq!(
                edited.matches(before).count(),
                1,
                "{name}: once in the description"
            );
            edited = edited.replace(before, now);
        }
        let (old, new) = (understood(base), understood(&edited));
        let mut found = String::new();
        for (side, word) in [(Side::Server, "server"), (Side::Client, "client")] {
            let changes = compare(&old, &new, side).expect("Rust");
            let [all_old, all_new] = [&old, &new].map(|one| Surface::of(one, side).expect("Rust"));
            let all = self::changes(&all_old, &all_new);
            assert_eq!(changes, all, "{name}: what is quick is the same");
            let lines = changes.iter().map(|change| {
                let line = line(change);
                format!("{word} {}: {line}", change.file)
            });
            found.extend(lines);
        }
        if found.trim() != expected.trim() {
            let _ = writeln!(wrong, "# {name}\n{found}");
        }
    }
    assert!(wrong.is_empty(), "these differ:\n{wrong}");
}

#[track_caller]
fn understood(text: &str) -> Crates {
    let source = Source::new("surface.yaml".to_owned(), text.to_owned());
    let options = Options {
        name: "surface".to_owned(),
        spec_path: "surface.yaml".to_owned(),
        ..Options::default()
    };
    let understood = understand(&source, &options);
    let report = understood
        .report
        .render(&source, generator::report::Style::Plain);
    understood
        .crates
        .unwrap_or_else(|| panic!("it is refused:\n{report}"))
}
