//! Programs in `programs/` that use the crates of a case: a server with requests in process, or a client that calls a server,
//! in process or over a socket.

use std::fs;

use crate::support::{Workspace, case, generated, write};

/// A program that has only the server.
const SERVER: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
http = "1"
http-body-util = "0.1"
server = { package = "CASE-server", path = "../CASE-server" }
tower-layer = "0.3"
tower-service = "0.3"
"#;

/// A program that has both the server and the client.
const BOTH: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
chrono = { version = "0.4", default-features = false, features = ["std"] }
client = { package = "CASE-client", path = "../CASE-client", default-features = false, features = ["reqwest"] }
dependencies = { path = "../dependencies" }
futures-core = { version = "0.3", default-features = false }
http = "1"
semver = "1"
http-body-util = "0.1"
hyper = { version = "1", features = ["http1", "server"] }
hyper-util = { version = "0.1", features = ["service", "tokio"] }
serde_json = "1"
server = { package = "CASE-server", path = "../CASE-server" }
tokio = { version = "1", features = ["macros", "net", "rt"] }
uuid = "1"
"#;

/// A program that has the server, the client, and the types on which both depend.
const WITH_TYPES: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
client = { package = "CASE-client", path = "../CASE-client", default-features = false }
dependencies = { path = "../dependencies" }
serde_json = "1"
server = { package = "CASE-server", path = "../CASE-server" }
tokio = { version = "1", features = ["macros", "rt"] }
types = { package = "CASE-types", path = "../CASE-types" }
"#;

/// A program that has only the client, with OAuth 2.0.
const OAUTH: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
bytes = "1"
client = { package = "CASE-client", path = "../CASE-client", default-features = false, features = ["oauth2", "reqwest"] }
dependencies = { path = "../dependencies" }
http = "1"
http-body-util = "0.1"
tokio = { version = "1", features = ["macros", "rt", "time"] }
"#;

/// A program that has only the server, with layers of others around it.
const LAYERED: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
dependencies = { path = "../dependencies" }
flate2 = "1"
futures-core = { version = "0.3", default-features = false }
http = "1"
http-body-util = "0.1"
hyper = { version = "1", features = ["http1", "server"] }
hyper-util = { version = "0.1", features = ["service", "tokio"] }
server = { package = "CASE-server", path = "../CASE-server" }
tokio = { version = "1", features = ["io-util", "macros", "rt"] }
tower = { version = "0.5", default-features = false, features = ["util"] }
tower-http = { version = "0.7", default-features = false, features = ["cors", "decompression-gzip", "set-status"] }
"#;

/// A program that receives the webhooks that the server sends.
const WEBHOOKS: &str = r#"[package]
name = "PROGRAM"
edition = "2024"

[dependencies]
chrono = { version = "0.4", default-features = false, features = ["std"] }
client = { package = "CASE-client", path = "../CASE-client", default-features = false, features = ["reqwest", "webhooks"] }
dependencies = { path = "../dependencies" }
http = "1"
http-body-util = "0.1"
hyper = { version = "1", features = ["http1", "server"] }
hyper-util = { version = "0.1", features = ["service", "tokio"] }
reqwest = { version = "0.13", default-features = false }
tokio = { version = "1", features = ["net", "rt"] }

[dependencies.server]
package = "CASE-server"
path = "../CASE-server"
default-features = false
features = ["reqwest", "webhooks"]
"#;

/// Adds a program that uses the crates of a description, and returns its name.
fn add(
    workspace: &Workspace,
    name: &str,
    manifest: &str,
    description: &str,
    source: &str,
) -> String {
    let crates = generated(name, description);
    match [SERVER, LAYERED].contains(&manifest) {
        true => workspace.add(&crates.server),
        false => workspace.add_both(&crates),
    }
    let name = name.replace('_', "-");
    let program = format!("{name}-program");
    let manifest = manifest.replace("PROGRAM", &program).replace("CASE", &name);
    workspace.add_by_hand(&program, &manifest, "src/main.rs", source);
    program
}

#[track_caller]
fn run(name: &str, manifest: &str, description: &str, source: &str) {
    let workspace = Workspace::open();
    let program = add(&workspace, name, manifest, description, source);
    workspace.succeeds("run", &[&program], &[]);
}

/// One test for each program, in the order of its case and its manifest.
macro_rules! programs {
    ($($(#[$attribute:meta])* $test:ident: $case:literal, $manifest:ident, $source:literal;)*) => {$(
        #[test]
        $(#[$attribute])*
        fn $test() {
            run($case, $manifest, &case($case), include_str!(concat!("../../programs/", $source)));
        }
    )*};
}

programs! {
    handlers_have_layers_and_parts_and_can_be_stubs: "stubs", SERVER, "handling.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    bodies_satisfy_constraints_that_no_type_expresses: "rules", SERVER, "rules.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    methods_codings_and_media_types_follow_http: "http", LAYERED, "http.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    requests_are_authenticated: "security", SERVER, "security.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    tokens_are_requested_kept_and_renewed: "oauth", OAUTH, "oauth.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    callers_are_authenticated_by_certificates: "certificates", SERVER, "certificates.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    responses_round_trip: "responses", BOTH, "responses.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    rejections_have_the_documented_status_and_body: "rejections", BOTH, "rejections.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    parameters_of_each_style_round_trip: "parameter_styles", BOTH, "styles.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    forms_and_multipart_bodies_round_trip: "forms", BOTH, "forms.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    read_only_and_write_only_properties_have_one_direction: "directions", BOTH, "directions.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    a_server_and_a_client_share_their_types: "shared_types", WITH_TYPES, "shared_types.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    invalid_calls_are_not_sent: "checked_client", BOTH, "checks.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    the_server_applies_defaults: "defaults", BOTH, "defaults.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    absent_null_and_a_value_round_trip: "patches", BOTH, "patches.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    types_of_other_crates_round_trip: "foreign_types", BOTH, "foreign_types.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    operations_are_served_below_the_path_of_their_servers: "base_paths", BOTH, "base_paths.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    streams_of_values_round_trip: "values", BOTH, "values.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    bytes_are_streamed: "byte_streams", BOTH, "byte_streams.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    xml_round_trips: "xml", BOTH, "xml.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    unions_keep_what_they_receive: "union_values", BOTH, "union_values.rs";
    #[ignore = "slow: run by `cargo xtask ci`"]
    calls_are_retried_and_paginated: "calls", BOTH, "calls.rs";
}

#[test]
fn the_program_contains_the_examples_of_the_book() {
    let words = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let chapter = include_str!("../../../book/src/client/calls.md");
    let (_, section) = chapter.split_once("\n## Setters and `PATCH`\n").unwrap();
    let section = section.split("\n## ").next().unwrap();
    let program = words(include_str!("../../programs/patches.rs"));
    let mut blocks = section.split("```rust,ignore\n").skip(1);
    assert_eq!(blocks.clone().count(), 2);
    assert!(blocks.all(|block| program.contains(&words(block.split("```").next().unwrap()))));
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn untyped_xml_round_trips() {
    let description = include_str!("../../programs/xml_trees.yaml");
    run(
        "xml_trees",
        BOTH,
        description,
        include_str!("../../programs/xml_trees.rs"),
    );
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn bodies_of_any_length_use_the_same_memory() {
    let description = include_str!("../../programs/large.yaml");
    run(
        "large",
        BOTH,
        description,
        include_str!("../../programs/large.rs"),
    );
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn webhooks_are_received_and_new_ones_are_not_breaking() {
    const HOOK: &str = "  petLeft: {post: {responses: {'204': {description: Noted.}}}}\n";
    const PROGRAM: &str = include_str!("../../programs/webhooks.rs");

    let today = case("webhooks");
    let tomorrow = today.replace("\nwebhooks:\n", &format!("\nwebhooks:\n{HOOK}"));
    assert_ne!(today, tomorrow);
    let workspace = Workspace::open();
    let today = add(&workspace, "webhooks", WEBHOOKS, &today, PROGRAM);
    workspace.succeeds("run", &[&today], &[]);
    let tomorrow = add(&workspace, "more_webhooks", WEBHOOKS, &tomorrow, PROGRAM);
    workspace.succeeds("check", &[&tomorrow], &[]);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_server_has_a_trait_for_each_tag() {
    const UNTAGGED: &str = "  /health: {get: {operationId: checkHealth, security: [], responses: {'204': {description: Alive.}}}}\n";
    const FILES: [(&str, &str); 3] = [
        ("src/main.rs", include_str!("../../programs/tags/main.rs")),
        (
            "src/opening_hours.rs",
            include_str!("../../programs/tags/opening_hours.rs"),
        ),
        ("src/pets.rs", include_str!("../../programs/tags/pets.rs")),
    ];
    const HANDLER: &str = include_str!("../../programs/tags/untagged.rs");

    let tagged = case("tags");
    let with_untagged = tagged.replace("\npaths:\n", &format!("\npaths:\n{UNTAGGED}"));
    assert_ne!(tagged, with_untagged);
    let workspace = Workspace::open();
    for (name, description, handler) in [
        ("tags", tagged, ""),
        ("tags_and_untagged", with_untagged, HANDLER),
    ] {
        let program = add(&workspace, name, SERVER, &description, "");
        let mut files = FILES.map(|(path, text)| (path.to_owned(), text.to_owned()));
        files[0].1.push_str(handler);
        let manifest =
            fs::read_to_string(workspace.folder().join(&program).join("Cargo.toml")).unwrap();
        let files = files
            .into_iter()
            .chain([("Cargo.toml".to_owned(), manifest)]);
        write(&workspace.folder().join(&program), &files.collect());
        workspace.succeeds("run", &[&program], &[]);
        workspace.succeeds("clippy", &[&program], &[]);
    }
}
