//! What is around handlers: the server of `cases/stubs.yaml` with an implementation of some of its operations, with layers,
//! which is run on requests.

mod support;

use support::{Workspace, case, generated};

const IMPLEMENTATION: &str = include_str!("handling/notes.rs");

const MANIFEST: &str = r#"[package]
name = "notes"
edition = "2024"

[dependencies]
http = "1"
tower-layer = "0.3"
tower-service = "0.3"
server = { package = "stubs-server", path = "../stubs-server" }
"#;

#[test]
fn handlers_have_layers_and_parts_and_may_be_left_out() {
    let workspace = Workspace::new("handling");
    workspace.add(&generated("stubs", &case("stubs")).server);
    workspace.add_by_hand("notes", MANIFEST, "src/main.rs", IMPLEMENTATION);
    workspace.must(&["run", "--package", "notes"]);
}
