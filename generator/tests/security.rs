//! Who is let in where: the server of `cases/security.yaml` with an implementation that takes
//! credentials by their text, which is run on requests.

mod support;

use support::{Workspace, case, generated};

const IMPLEMENTATION: &str = include_str!("security/guarded.rs");

const MANIFEST: &str = r#"[package]
name = "guarded"
edition = "2024"

[dependencies]
http = "1"
server = { package = "security-server", path = "../security-server" }
"#;

#[test]
fn only_those_are_let_in_who_satisfy_the_description() {
    let workspace = Workspace::new("security");
    workspace.add(&generated("security", &case("security")).server);
    workspace.add_by_hand("guarded", MANIFEST, "src/main.rs", IMPLEMENTATION);
    workspace.must(&["run", "--package", "guarded"]);
}
