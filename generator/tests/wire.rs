//! A generated client calls a generated server over a socket.
//!
//! The programs that have both are in `wire/`.

mod support;

use support::{Workspace, generated};

const MANIFEST: &str = r#"[package]
name = "wire-CASE"
edition = "2024"

[dependencies]
client = { package = "CASE-client", path = "../CASE-client", default-features = false, features = ["reqwest"] }
futures-core = { version = "0.3", default-features = false }
http = "1"
semver = "1"
http-body-util = "0.1"
hyper = { version = "1", features = ["http1", "server"] }
hyper-util = { version = "0.1", features = ["tokio"] }
jiff = { version = "0.2", default-features = false }
serde_json = "1"
server = { package = "CASE-server", path = "../CASE-server" }
tokio = { version = "1", features = ["macros", "net", "rt"] }
uuid = "1"
"#;

#[track_caller]
fn run(case: &str, program: &str) {
    run_with(case, &support::case(case), program);
}

/// Each program has a name of its own: they share one target directory, and one of them starts
/// itself again.
#[track_caller]
fn run_with(case: &str, description: &str, program: &str) {
    let name = case.replace('_', "-");
    let package = format!("wire-{name}");
    let workspace = Workspace::new(&package);
    workspace.add_both(&generated(case, description));
    let manifest = MANIFEST.replace("CASE", &name);
    workspace.add_by_hand(&package, &manifest, "src/main.rs", program);
    workspace.must(&["run", "--package", &package]);
}

#[test]
fn the_client_reads_what_the_server_answers() {
    run("responses", include_str!("wire/responses.rs"));
}

#[test]
fn the_server_reads_what_the_client_writes_in_each_style() {
    run("parameter_styles", include_str!("wire/styles.rs"));
}

#[test]
fn the_server_reads_forms_and_parts() {
    run("forms", include_str!("wire/forms.rs"));
}

#[test]
fn what_is_sent_is_answered_and_what_is_answered_is_sent_again() {
    run("directions", include_str!("wire/directions.rs"));
}

#[test]
fn a_call_that_breaks_the_description_is_not_sent() {
    run("checked_client", include_str!("wire/checks.rs"));
}

#[test]
fn the_server_knows_the_defaults_of_what_is_left_out() {
    run("defaults", include_str!("wire/defaults.rs"));
}

#[test]
fn types_of_other_crates_are_carried_by_serde_and_hold_to_their_schemas() {
    run("foreign_types", include_str!("wire/foreign_types.rs"));
}

#[test]
fn an_operation_is_served_and_called_below_the_path_of_its_servers() {
    run("base_paths", include_str!("wire/base_paths.rs"));
}

#[test]
fn values_come_one_after_the_other() {
    run("values", include_str!("wire/values.rs"));
}

#[test]
fn bytes_are_sent_and_taken_as_they_come() {
    run("byte_streams", include_str!("wire/byte_streams.rs"));
}

#[test]
fn the_server_reads_and_answers_xml() {
    run("xml", include_str!("wire/xml.rs"));
}

#[test]
fn calls_are_more_than_one_request() {
    run("calls", include_str!("wire/calls.rs"));
}

#[test]
fn xml_without_a_type_arrives_as_it_was_sent() {
    let description = include_str!("wire/xml_trees.yaml");
    run_with("xml_trees", description, include_str!("wire/xml_trees.rs"));
}

#[test]
fn bodies_of_any_length_take_the_same_memory() {
    let description = include_str!("wire/large.yaml");
    run_with("large", description, include_str!("wire/large.rs"));
}
