//! A generated client calls a generated server over a socket.
//!
//! `wire/program.rs` is the program that has both.

mod support;

use support::{Workspace, case, generated};

const PROGRAM: &str = include_str!("wire/program.rs");

const MANIFEST: &str = r#"[package]
name = "wire"
edition = "2024"

[dependencies]
client = { package = "responses-client", path = "../responses-client", default-features = false }
http = "1"
hyper = { version = "1", features = ["http1", "server"] }
hyper-util = { version = "0.1", features = ["tokio"] }
server = { package = "responses-server", path = "../responses-server" }
tokio = { version = "1", features = ["net", "rt"] }
uuid = "1"
"#;

#[test]
fn the_client_reads_what_the_server_answers() {
    let workspace = Workspace::new("wire");
    workspace.add_both(&generated("responses", &case("responses")));
    workspace.add_by_hand("wire", MANIFEST, "src/main.rs", PROGRAM);
    workspace.must(&["run", "--package", "wire"]);
}
