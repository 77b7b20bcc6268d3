//! Clients with other features than other crates of the same program.

use crate::support::{Workspace, case, generated};

const MANIFEST: &str = r#"[package]
name = "program"
edition = "2024"

[dependencies]
client = { package = "calls-client", path = "../calls-client", default-features = false, features = ["reqwest"] }
dependencies = { path = "../dependencies" }
reqwest = { version = "0.13", default-features = false, features = ["rustls-no-provider"] }
"#;

const PROGRAM: &str = r#"
use client::{Client, Environment};

fn main() {
    let built = Client::builder(Environment::at("http://127.0.0.1:1")).build();
    let error = std::error::Error::source(&built.unwrap_err()).unwrap().to_string();
    assert!(error.contains("the feature `tls`"), "{error}");
}
"#;

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn tls_enabled_by_another_crate_is_reported() {
    let workspace = Workspace::open();
    workspace.add(&generated("calls", &case("calls")).client);
    workspace.add_by_hand("program", MANIFEST, "src/main.rs", PROGRAM);
    workspace.succeeds("run", &["program"], &[]);
}
