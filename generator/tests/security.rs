//! Who is let in where: the server of `cases/security.yaml` with an implementation that takes
//! credentials by their text, which is run on requests.

mod support;

use std::collections::BTreeMap;
use std::fs;

use support::{Workspace, cases, generated};

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
    let text = fs::read_to_string(cases().join("security.yaml")).unwrap();
    let generated = generated("security", &text);
    workspace.add(&generated.server.name, &generated.server.files);
    let files = [("Cargo.toml", MANIFEST), ("src/main.rs", IMPLEMENTATION)];
    let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
    workspace.add("guarded", &BTreeMap::from(files));
    workspace.must(&["run", "--package", "guarded"]);
}
