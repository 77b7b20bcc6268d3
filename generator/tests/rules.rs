//! What bodies must hold to besides what their types say: the server of `cases/rules.yaml` with an
//! implementation that takes everything, which is run on requests.

mod support;

use support::{Workspace, case, generated};

const IMPLEMENTATION: &str = include_str!("rules/lenient.rs");

const MANIFEST: &str = r#"[package]
name = "lenient"
edition = "2024"

[dependencies]
http = "1"
http-body-util = "0.1"
server = { package = "rules-server", path = "../rules-server" }
"#;

#[test]
fn bodies_hold_to_the_rules_that_no_type_says() {
    let workspace = Workspace::new("rules");
    workspace.add(&generated("rules", &case("rules")).server);
    workspace.add_by_hand("lenient", MANIFEST, "src/main.rs", IMPLEMENTATION);
    workspace.must(&["run", "--package", "lenient"]);
}
