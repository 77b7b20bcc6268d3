//! Changes of the public API between two versions of a crate's sources, and of a description. `UPDATE_EXPECT=1` writes
//! the expected changes.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use openapi_crates::source::Source;
use openapi_crates::{Crates, Options, RuntimeSource, Side, understand};
use openapi_crates_diff::public_api::{
    ChangeKind, ItemChange, PublicApi, changes, compare, compare_both,
};

#[test]
fn changes_of_sources() {
    let text = read("sources.txt");
    let (head, cases) = text.split_once("\n# ").expect("cases");
    let mut updated = head.to_owned();
    for case in cases.split("\n# ") {
        let (versions, _) = case.split_once("changes:\n").expect("changes");
        let (_, rest) = versions.split_once("\nold:\n").expect("an old version");
        let (old, new) = rest.split_once("new:\n").expect("a new version");
        let _ = write!(updated, "\n# {versions}changes:\n");
        let changes = changes(&api_of_source(old), &api_of_source(new));
        updated.extend(changes.iter().map(line));
    }
    expect("sources.txt", &text, &updated);
}

/// Returns the API of a crate of one file, after its features if it has any.
fn api_of_source(text: &str) -> PublicApi {
    let (manifest, library) = text.split_once("---\n").unwrap_or(("", text));
    let files = [("Cargo.toml", manifest), ("src/lib.rs", library)];
    let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
    PublicApi::of_files(&BTreeMap::from(files)).expect("Rust")
}

fn line(change: &ItemChange) -> String {
    let verdict = match change.kind {
        _ if change.breaks => "breaking",
        ChangeKind::Gated => "risky",
        _ => "safe",
    };
    format!("{verdict} {}: {}\n", change.path, change.text)
}

#[test]
fn changes_of_descriptions() {
    let text = read("edits.txt");
    let (base, edits) = text.split_once("\n# ").expect("a description and edits");
    let mut updated = base.to_owned();
    for edit in edits.split("\n# ") {
        let (edit, _) = edit.split_once("---\n").expect("changes");
        let (name, replacements) = edit.split_once('\n').expect("a name");
        let mut edited = base.to_owned();
        for replacement in replacements.split("===\n") {
            let (before, after) = replacement.split_once("->\n").expect("two texts");
            let (before, after) = (before.trim_end(), after.trim_end());
            assert_eq!(edited.matches(before).count(), 1, "{name}: not unique");
            edited = edited.replace(before, after);
        }
        let (old, new) = (crates_of(base), crates_of(&edited));
        let _ = write!(updated, "\n# {edit}---\n");
        for (side, word) in [(Side::Server, "server"), (Side::Client, "client")] {
            let found = compare(&old, &new, side).expect("Rust");
            let [all_old, all_new] =
                [&old, &new].map(|crates| PublicApi::of(crates, side).expect("Rust"));
            let all = changes(&all_old, &all_new);
            assert_eq!(found, all, "{name}: omitted items have no changes");
            let lines = found.iter().map(|change| {
                let line = line(change);
                format!("{word} {}: {line}", change.file)
            });
            updated.extend(lines);
        }
    }
    expect("edits.txt", &text, &updated);
}

#[test]
fn changes_of_shared_types_are_those_of_both_crates() {
    let before = "openapi: 3.0.3\ninfo: {title: Moods, version: 1.0.0}\npaths:\n  /moods:\n    get:\n      operationId: getMood\n      \
        responses: {'200': {description: One., content: {application/json: {schema: {$ref: '#/components/schemas/Mood'}}}}}\n\
        components: {schemas: {Mood: {type: string, enum: [calm]}}}\n";
    let after = before.replace("[calm]", "[calm, wild]");
    let options = Options::new("moods").runtime(RuntimeSource::Registry);
    for (options, expected) in [
        (options.clone().types_crate(true), [1, 1]),
        (options.clone().types_crate(true).only(Side::Server), [1, 0]),
        (options.only(Side::Types), [0, 1]),
    ] {
        let [before, after] = [before, &after].map(|text| crates_with(text, &options));
        let found = compare_both(&before, &after).expect("Rust");
        let counts = found.each_ref().map(|changes| {
            let mood = changes.iter().filter(|one| one.path == "Mood::Wild");
            assert!(changes.iter().all(|one| !one.breaks), "{changes:?}");
            mood.count()
        });
        assert_eq!(counts, expected, "{options:?}");
    }
}

#[track_caller]
fn crates_of(text: &str) -> Crates {
    crates_with(text, &Options::new("surface").spec_path("surface.yaml"))
}

#[track_caller]
fn crates_with(text: &str, options: &Options) -> Crates {
    let source = Source::new("surface.yaml".to_owned(), text.to_owned());
    let analyzed = understand(&source, options);
    let report = analyzed
        .report
        .render(&source, openapi_crates::report::Style::Plain);
    analyzed
        .crates
        .unwrap_or_else(|| panic!("errors:\n{report}"))
}

fn path(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/public_api")
        .join(name)
}

fn read(name: &str) -> String {
    fs::read_to_string(path(name)).expect("a file")
}

fn expect(name: &str, expected: &str, found: &str) {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(path(name), found).expect("a file");
    } else {
        assert_eq!(
            found.trim_end(),
            expected.trim_end(),
            "run it with UPDATE_EXPECT=1"
        );
    }
}
