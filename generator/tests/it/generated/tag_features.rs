//! Clients and crates of types that are compiled with some of the features of tags.

use openapi_crates::{Options, RuntimeSource, Side};

use crate::support::{Workspace, case, case_options, generated_with};

const TAGS: [&str; 3] = ["mock-operations", "pets", "store-orders"];

/// The features to compile with: those of no tag, of two, of all, and of each.
fn selections() -> Vec<String> {
    let [one, other, _] = TAGS;
    let all = TAGS.join(",");
    let single = TAGS.map(str::to_owned);
    let few = ["".to_owned(), format!("{one},{other}"), all.clone()];
    few.into_iter().chain(single).collect()
}

#[test]
fn xml_of_unstable_operations_requires_their_features() {
    let text = case("tag_features");
    let client = generated_with(&text, &case_options("tags-xml", &text)).client;
    let xml = &client.files["src/xml.rs"];
    let gate = "#[cfg(all(feature = \"beta\", feature = \"store-orders\"))]";
    assert!(xml.contains(gate), "{xml}");
}

type Change = fn(Options) -> Options;

/// Other features that concern items of operations.
const OTHERS: [&str; 2] = ["cli,mock,blocking", "beta,webhooks"];

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn crates_compile_with_the_features_of_any_tags() {
    let workspace = Workspace::open();
    let text = case("tag_features");
    let of_case = |name: &str| case_options(name, &text);
    let check = |package: &str, features: &str| {
        let arguments = [
            "--no-default-features",
            "--all-targets",
            "--features",
            features,
        ];
        workspace.succeeds("check", &[package], &arguments);
    };
    let variants: [(&str, Change); 3] = [
        ("tags", |options| options),
        ("tags-shared", |options| options.types_crate(true)),
        ("tags-copy", |options| options.runtime(RuntimeSource::Copy)),
    ];
    for (name, change) in variants {
        let crates = generated_with(&text, &change(of_case(name)));
        workspace.add_both(&crates);
        let has_types = !crates.types.files.is_empty();
        for features in selections() {
            check(&crates.client.name, &features);
            if has_types {
                check(&crates.types.name, &features);
            }
        }
        for others in OTHERS {
            check(&crates.client.name, others);
            check(&crates.client.name, &format!("pets,{others}"));
        }
        workspace.succeeds("check", &[&crates.server.name], &[]);
        workspace.succeeds("clippy", &[&crates.client.name], &["--all-features"]);
    }
    let alone = of_case("tags-alone").only(Side::Types);
    let types = generated_with(&text, &alone).types;
    workspace.add(&types);
    for features in selections() {
        check(&types.name, &features);
    }
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_call_needs_the_feature_of_one_of_its_tags() {
    const MANIFEST: &str = r#"[package]
name = "NAME"
edition = "2024"

[dependencies]
client = { package = "tags-calls-client", path = "../tags-calls-client", default-features = false, features = [FEATURES] }
dependencies = { path = "../dependencies" }
"#;
    const PROGRAM: &str = "\
#![allow(dead_code)]
use client::{Call, Client, CreatePet, Pet, PetRequest};
fn call(client: &Client, pet: PetRequest) -> Call<CreatePet> {
    client.create_pet(pet)
}
fn health(client: &Client, _: Option<Pet>) {
    let _ = client.get_health();
}
fn main() {}
";
    let workspace = Workspace::open();
    let text = case("tag_features");
    let client = generated_with(&text, &case_options("tags-calls", &text)).client;
    workspace.add(&client);
    for (name, features, compiles) in [
        ("with-pets", "\"pets\"", true),
        ("with-mock", "\"mock-operations\"", true),
        ("with-orders", "\"store-orders\"", false),
    ] {
        let manifest = MANIFEST.replace("NAME", name).replace("FEATURES", features);
        workspace.add_by_hand(name, &manifest, "src/main.rs", PROGRAM);
        let output = workspace.cargo("check", &[name], &[]);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.success(), compiles, "{name}: {errors}");
        assert!(compiles || errors.contains("CreatePet"), "{errors}");
    }
}
