//! The crates of every case compile without a warning, and those of some document themselves so.

mod support;

use generator::{Crate, Options, TypeChoices};
use support::{Workspace, all_cases, case, generated, generated_with, options};

/// The cases whose clients are compiled with checks, too.
const CHECKED: [&str; 6] = [
    "constraints",
    "formats",
    "forms",
    "parameter_styles",
    "rules",
    "unions",
];

/// The cases that have every kind of item between them, with all that may be said of it.
const DOCUMENTED: [&str; 12] = [
    "bodies",
    "deprecated",
    "directions",
    "formats",
    "forms",
    "hooks",
    "names_and_prose",
    "responses",
    "security",
    "servers",
    "unions",
    "values",
];

#[test]
fn every_case_compiles_without_a_warning() {
    let workspace = Workspace::new("cases");
    let mut with_hooks = Vec::new();
    let mut with_programs = Vec::new();
    for (name, text) in all_cases() {
        let crates = generated(&name, &text);
        workspace.add_both(&crates);
        if has_feature(&crates.client, "cli") {
            with_programs.push(format!("-p{}-client", name.replace('_', "-")));
        }
        if has_feature(&crates.client, "webhooks") {
            let name = name.replace('_', "-");
            with_hooks.extend([format!("-p{name}-server"), format!("-p{name}-client")]);
        }
    }
    for library in ["chrono", "time", "string"] {
        let mut types = TypeChoices::default();
        for format in ["date-time", "date"] {
            types.choose(&format!("{format}={library}")).unwrap();
        }
        types.choose("time=jiff").unwrap();
        let name = format!("formats-by-{library}");
        let options = Options {
            types,
            ..options(&name)
        };
        workspace.add_both(&generated_with(&case("formats"), &options));
    }
    for name in CHECKED {
        let options = Options {
            client_checks: true,
            ..options(&format!("checked-{name}"))
        };
        workspace.add(&generated_with(&case(name), &options).client);
    }
    workspace.must(&["check", "--workspace"]);
    assert!(!with_hooks.is_empty(), "the cases of hooks are missing");
    let with_hooks = with_hooks.iter().map(String::as_str);
    for features in ["--all-features", "--no-default-features"] {
        let arguments: Vec<&str> = ["check", features]
            .into_iter()
            .chain(with_hooks.clone())
            .collect();
        workspace.must(&arguments);
    }
    // With hooks, the command line beside the API is compiled above, too.
    workspace.must(&["check", "--workspace", "--all-features"]);
    let with_programs = with_programs.iter().map(String::as_str);
    let arguments: Vec<&str> = ["check", "--no-default-features", "--features", "cli"]
        .into_iter()
        .chain(with_programs)
        .collect();
    workspace.must(&arguments);
    let documented = DOCUMENTED.map(|name| name.replace('_', "-"));
    let both = documented.map(|name| [format!("-p{name}-server"), format!("-p{name}-client")]);
    let both = both.as_flattened().iter().map(String::as_str);
    let arguments: Vec<&str> = ["doc", "--no-deps", "--all-features"]
        .into_iter()
        .chain(both)
        .collect();
    workspace.must(&arguments);
}

/// Whether a generated crate has a feature of cargo.
fn has_feature(made: &Crate, name: &str) -> bool {
    let manifest = made.files.get("Cargo.toml");
    manifest.is_some_and(|text| text.contains(&format!("\n{name} = [")))
}
