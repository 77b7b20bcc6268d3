//! A program that sends requests of the generated client to the generated server.

use std::collections::BTreeMap;
use std::process::Command;

use openapi_crates::Generated;
use serde_json::Value;

use super::call::Call;
use crate::support::{DEPENDENCIES, Workspace};

const SOURCE: &str = include_str!("../../../suites/programs/uri_templates.rs");

const MANIFEST: &str = r#"[package]
name = "uri-templates-program"
edition = "2024"

[dependencies]
client = { package = "uri-templates-client", path = "../uri-templates-client", default-features = false, features = ["mock"] }
dependencies = { path = "../dependencies" }
http = "1"
serde = "1"
serde_json = "1"
server = { package = "uri-templates-server", path = "../uri-templates-server" }
"#;

const PROGRAM: &str = "uri-templates-program";

/// A sent URL, and the parameters that the server decoded.
pub struct Exchange {
    /// Empty if nothing was sent.
    pub url: String,
    /// `Null` if the server rejected the request.
    pub parameters: Value,
}

/// Makes the calls that are generated with the client, and passes the requests to the server.
pub fn exchange(generated: &Generated, calls: &[&Call]) -> BTreeMap<usize, Exchange> {
    let is_generated = |call: &&&Call| {
        let file = format!("src/operations/g{}.rs", call.number);
        let mut crates = [&generated.server, &generated.client].into_iter();
        crates.all(|one| one.files.contains_key(&file))
    };
    let calls = calls.iter().filter(is_generated);
    let workspace = Workspace::open();
    workspace.add_both(generated);
    let handlers: String = calls.clone().map(|call| call.handler()).collect();
    let sent: String = calls.map(|call| call.call()).collect();
    let source = SOURCE
        .replace("// HANDLERS\n", &handlers)
        .replace("// CALLS\n", &sent);
    workspace.add_by_hand(PROGRAM, MANIFEST, "src/main.rs", &source);
    workspace.succeeds("build", &[PROGRAM, DEPENDENCIES], &[]);
    let output = Command::new(workspace.program(PROGRAM)).output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let lines = String::from_utf8(output.stdout).unwrap();
    let exchanges = lines.lines().map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [number, url, parameters] = fields[..] else {
            panic!("expected three fields: {line}");
        };
        let exchange = Exchange {
            url: url.to_owned(),
            parameters: serde_json::from_str(parameters).unwrap_or_default(),
        };
        (number.parse().unwrap(), exchange)
    });
    exchanges.collect()
}
