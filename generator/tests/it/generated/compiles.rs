//! The crates of every case compile without a warning of the compiler or of Clippy, with the library as a dependency and
//! with a copy of it, and so does the documentation of some.

use std::slice;

use crate::support::{
    DEPENDENCIES, INDIRECT_DEPENDENCIES, Workspace, all_cases, case, case_options, generated,
    generated_with, library, options,
};
use openapi_crates::{RuntimeSource, Side, TypeChoices};

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

/// The cases that together have every kind of example in their READMEs.
const README_EXAMPLES: [&str; 15] = [
    "base_paths",
    "bodies",
    "certificates",
    "chosen",
    "directions",
    "forms",
    "hooks",
    "oauth",
    "only_types",
    "parameters",
    "rules",
    "security",
    "servers",
    "shared_types",
    "symbols_in_names",
];

/// The cases whose types are compiled alone, too.
const TYPES_ALONE: [&str; 5] = [
    "deprecated",
    "directions",
    "formats",
    "only_components",
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
    let (mut all, mut with_webhooks) = (vec![DEPENDENCIES.to_owned()], Vec::new());
    for (name, text) in all_cases() {
        let copies = case_options(&format!("{name}-copy"), &text).runtime(RuntimeSource::Copy);
        // Each copy of the library defines traits of its own.
        let copies = copies.types_crate(false);
        for crates in [generated(&name, &text), generated_with(&text, &copies)] {
            workspace.add_both(&crates);
            let names = [crates.server.name, crates.client.name];
            if crates.client.files["Cargo.toml"].contains("\nwebhooks = [") {
                with_webhooks.extend(names.clone());
            }
            all.extend(names);
            if !crates.types.files.is_empty() {
                all.push(crates.types.name);
            }
        }
    }
    let mut types_alone = Vec::new();
    for name in TYPES_ALONE {
        for (end, source) in [("", library()), ("-copy", RuntimeSource::Copy)] {
            let options = options(&format!("{name}-alone{end}")).runtime(source);
            let types = generated_with(&case(name), &options.only(Side::Types)).types;
            workspace.add(&types);
            types_alone.push(types.name);
        }
    }
    all.extend(types_alone.clone());
    assert!(!with_webhooks.is_empty());
    for library in ["jiff", "time", "string"] {
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
    let both = |name: &str| ["server", "client"].map(|side| package(name, side));
    let none = "--no-default-features";
    workspace.succeeds("clippy", &all, &["--all-features"]);
    let documented = DOCUMENTED.map(both);
    let documented = documented.as_flattened();
    let with = |packages: &[String], other: &str| [packages, &[other.to_owned()]].concat();
    let documented_with_dependencies = with(documented, DEPENDENCIES);
    let arguments = ["--no-deps", "--all-features"];
    workspace.succeeds("doc", &documented_with_dependencies, &arguments);
    // Without `dependencies`, whose features would hide one that a manifest lacks.
    let check = |packages: &[String], arguments: &[&str]| {
        let packages = with(packages, INDIRECT_DEPENDENCIES);
        workspace.succeeds("check", &packages, arguments);
    };
    check(&with_webhooks, &[none]);
    let program = package("openapi_3_2", "client");
    for features in ["cli", "cli,oauth2"] {
        check(slice::from_ref(&program), &[none, "--features", features]);
    }
    check(documented, &[]);
    check(&both("unstable"), &[]);
    check(&types_alone, &[]);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn the_examples_of_readmes_compile() {
    let workspace = Workspace::open();
    let mut all = vec![DEPENDENCIES.to_owned()];
    for name in README_EXAMPLES {
        let crates = generated(&format!("{name}-readme"), &case(name));
        if !crates.types.files.is_empty() {
            workspace.add(&crates.types);
        }
        for mut one in [crates.server, crates.client] {
            if let Some(source) = example_of_readme(&one.files["README.md"]) {
                one.files.insert("examples/readme.rs".to_owned(), source);
                let manifest = one.files.entry("Cargo.toml".to_owned());
                manifest.or_default().push_str(DEPENDENCIES_OF_EXAMPLES);
            }
            workspace.add(&one);
            all.push(one.name);
        }
    }
    workspace.succeeds("check", &all, &["--examples"]);
}

/// The dependencies that the README lists besides the crate.
const DEPENDENCIES_OF_EXAMPLES: &str = "\n[dev-dependencies]\nhttp = \"1\"\n\
    tokio = { version = \"1\", features = [\"macros\", \"rt-multi-thread\"] }\n";

/// The block of Rust as a program.
fn example_of_readme(readme: &str) -> Option<String> {
    let (_, block) = readme.split_once("```rust,no_run\n")?;
    let (source, _) = block.split_once("```")?;
    let main = match source.contains("fn main()") {
        true => "",
        false => "fn main() {}\n",
    };
    Some(format!("#![allow(dead_code)]\n{source}{main}"))
}

/// The name of a generated crate.
fn package(case: &str, side: &str) -> String {
    format!("{}-{side}", case.replace('_', "-"))
}
