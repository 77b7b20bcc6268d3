//! The crates of every case compile without a warning, and so does the documentation of some.

use crate::support::{Workspace, all_cases, case, generated, generated_with, options};
use openapi_crates::{Crate, TypeChoices};

/// The cases whose clients are compiled with checks, too.
const CHECKED: [&str; 7] = [
    "constraints",
    "formats",
    "forms",
    "parameter_styles",
    "rules",
    "setters",
    "unions",
];

/// The cases that together contain every kind of item with all its attributes.
const DOCUMENTED: [&str; 8] = [
    "bodies",
    "deprecated",
    "directions",
    "hooks",
    "names_and_prose",
    "responses",
    "security",
    "unions",
];

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn every_case_compiles_without_warnings() {
    let workspace = Workspace::open();
    let (mut all, mut with_webhooks, mut with_programs) = (Vec::new(), Vec::new(), Vec::new());
    for (name, text) in all_cases() {
        let crates = generated(&name, &text);
        workspace.add_both(&crates);
        let names = [crates.server.name, crates.client.name.clone()];
        let is_documented = DOCUMENTED.contains(&name.as_str());
        if is_documented && has_feature(&crates.client, "cli") {
            with_programs.push(crates.client.name.clone());
        }
        if has_feature(&crates.client, "webhooks") {
            with_webhooks.extend(names.clone());
        }
        all.extend(names);
    }
    for library in ["chrono", "time", "string"] {
        let mut types = TypeChoices::default();
        for format in ["date-time", "date"] {
            types.choose(&format!("{format}={library}")).unwrap();
        }
        types.choose("time=jiff").unwrap();
        let options = options(&format!("formats-by-{library}")).types(types);
        let crates = generated_with(&case("formats"), &options);
        workspace.add_both(&crates);
        all.extend([crates.server.name, crates.client.name]);
    }
    for name in CHECKED {
        let options = options(&format!("checked-{name}")).client_checks(true);
        let client = generated_with(&case(name), &options).client;
        workspace.add(&client);
        all.push(client.name);
    }
    assert!(
        !with_webhooks.is_empty(),
        "the cases with webhooks are missing"
    );
    let none = "--no-default-features";
    workspace.succeeds("check", &all, &["--all-features"]);
    workspace.succeeds("check", &with_webhooks, &[none]);
    workspace.succeeds("check", &with_programs, &[none, "--features", "cli"]);
    let documented = DOCUMENTED.map(|name| name.replace('_', "-"));
    let documented = documented.map(|name| [format!("{name}-server"), format!("{name}-client")]);
    workspace.succeeds("check", documented.as_flattened(), &[]);
    workspace.succeeds(
        "doc",
        documented.as_flattened(),
        &["--no-deps", "--all-features"],
    );
}

/// Returns `true` if a generated crate has a cargo feature.
fn has_feature(generated: &Crate, name: &str) -> bool {
    let manifest = generated.files.get("Cargo.toml");
    manifest.is_some_and(|text| text.contains(&format!("\n{name} = [")))
}
