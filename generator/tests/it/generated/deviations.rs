//! Responses that deviate from the description: how the default client and careful ones read them.

use openapi_crates::CarefulSchemas;

use crate::support::{Workspace, generated_with, options};

const MANIFEST: &str = r#"[package]
name = "deviations"
edition = "2024"

[dependencies]
careful_client = { package = "careful-deviations-client", path = "../careful-deviations-client", default-features = false, features = ["reqwest"] }
dependencies = { path = "../dependencies" }
default_client = { package = "deviations-client", path = "../deviations-client", default-features = false, features = ["reqwest"] }
named_client = { package = "named-deviations-client", path = "../named-deviations-client", default-features = false, features = ["reqwest"] }
tokio = { version = "1", features = ["rt"] }
"#;

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn deviating_responses_are_read_without_losing_data() {
    let description = include_str!("../../programs/deviations.yaml");
    let careful =
        options("careful-deviations").client_careful(CarefulSchemas::new(["*".to_owned()]));
    let named = options("named-deviations").client_careful(CarefulSchemas::new(["Pet".to_owned()]));
    let workspace = Workspace::open();
    workspace.add(&generated_with(description, &options("deviations")).client);
    workspace.add(&generated_with(description, &careful).client);
    workspace.add(&generated_with(description, &named).client);
    let program = include_str!("../../programs/deviations.rs");
    workspace.add_by_hand("deviations", MANIFEST, "src/main.rs", program);
    workspace.succeeds("run", &["deviations"], &[]);
}
