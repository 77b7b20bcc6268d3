//! What the compiler says of the changes that are told between two versions of a crate.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use generator::source::Source;
use generator::{Crates, Options, understand};
use generator_diff::public_api::{PublicApi, changes};
use xtask::probe::{Set, Verdict, Workspace, lost, probe, source};

const SOURCES: &str = include_str!("../../generator/diff/tests/public_api/sources.txt");
const EDITS: &str = include_str!("../../generator/diff/tests/public_api/edits.txt");

#[test]
fn the_compiler_agrees_on_changes_of_sources() {
    let workspace = Workspace::prepare(&folder("sources"), &lock()).expect("a folder");
    let mut cases = Vec::new();
    let mut names = Vec::new();
    for (index, case) in SOURCES.split("\n# ").skip(1).enumerate() {
        let (name, rest) = case.split_once("\nold:\n").expect("an old version");
        let (old, rest) = rest.split_once("new:\n").expect("a new version");
        let (new, _) = rest.split_once("changes:\n").expect("changes");
        let (old_name, new_name) = (format!("old{index}"), format!("new{index}"));
        let (before, after) = (
            add(&workspace, &old_name, old),
            add(&workspace, &new_name, new),
        );
        let (on, asked) = Set::All.of(&before);
        let text = source(&before, &on);
        let (own, other) = (format!("own{index}"), format!("other{index}"));
        let add_use = |name: &str, subject: &str, surface: &PublicApi| {
            let asked = asked.iter();
            let asked = asked.filter(|name| surface.features.contains_key(*name));
            workspace
                .add_use(name, subject, asked, &text)
                .expect("a crate");
        };
        add_use(&own, &old_name, &before);
        add_use(&other, &new_name, &after);
        cases.push((name, before, after, own.clone(), other.clone()));
        names.extend([own, other]);
    }
    let said = workspace.check(&names).expect("cargo");
    let mut wrong = String::new();
    for (name, before, after, own, other) in &cases {
        let mut others = lost(before, after);
        others.extend(said.of(other));
        let breaks = changes(before, after).iter().any(|change| change.breaks);
        let own = said.of(own).join("\n");
        if !own.is_empty() || breaks == others.is_empty() {
            let _ = writeln!(wrong, "# {name}\nown: {own}\nother: {}", others.join("\n"));
        }
    }
    assert!(wrong.is_empty(), "these disagree:\n{wrong}");
}

/// Adds a crate of one file, with features above it if it has any.
fn add(workspace: &Workspace, name: &str, text: &str) -> PublicApi {
    let (features, library) = text.split_once("---\n").unwrap_or(("", text));
    let package =
        format!("[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n");
    let files = [
        ("Cargo.toml", package + features),
        ("src/lib.rs", library.to_owned()),
    ];
    for (path, text) in &files {
        workspace
            .write(&format!("{name}/{path}"), text)
            .expect("a file");
    }
    let files = files.map(|(path, text)| (path.to_owned(), text));
    PublicApi::of_files(&BTreeMap::from(files)).expect("Rust")
}

#[test]
fn the_compiler_agrees_on_changes_of_a_description() {
    let (base, edits) = EDITS.split_once("\n# ").expect("a description and edits");
    for edit in edits.split("\n# ") {
        let (name, rest) = edit.split_once('\n').expect("a name");
        let (pairs, _) = rest.split_once("---\n").expect("changes");
        let mut edited = base.to_owned();
        for pair in pairs.split("===\n") {
            let (before, now) = pair.split_once("->\n").expect("two texts");
            edited = edited.replace(before.trim_end(), now.trim_end());
        }
        let (old, new) = (understood("before", base), understood("after", &edited));
        let verdicts = probe(&old, &new, &folder("edits"), &lock(), &[Set::All]).expect("cargo");
        for verdict in &verdicts {
            assert!(verdict.agrees(), "{name}: {}", told(verdict));
        }
    }
}

fn told(verdict: &Verdict) -> String {
    let changes = verdict.changes.iter().filter(|change| change.breaks);
    let changes: Vec<&str> = changes.map(|change| change.text.as_str()).collect();
    let (changes, own, other) = (
        changes.join("\n"),
        verdict.own.join("\n"),
        verdict.other.join("\n"),
    );
    format!("{:?}\n{changes}\nown: {own}\nother: {other}", verdict.side)
}

fn understood(name: &str, text: &str) -> Crates {
    let options = Options {
        name: name.to_owned(),
        spec_path: "openapi.yaml".to_owned(),
        ..Options::default()
    };
    let understood = understand(
        &Source::new("openapi.yaml".to_owned(), text.to_owned()),
        &options,
    );
    understood.crates.expect("a description")
}

fn folder(name: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join("probe")
        .join(name)
}

fn lock() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock")
}
