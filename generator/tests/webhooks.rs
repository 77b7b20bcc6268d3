//! The sending half of a generated server calls the receiving half of a generated client over a
//! socket.

mod support;

use support::{Workspace, case, generated};

const PROGRAM: &str = include_str!("webhooks/exchange.rs");

const MANIFEST: &str = r#"[package]
name = "exchange"
edition = "2024"

[dependencies]
client = { package = "webhooks-client", path = "../webhooks-client", default-features = false, features = ["reqwest", "webhooks"] }
http = "1"
http-body-util = "0.1"
hyper = { version = "1", features = ["http1", "server"] }
hyper-util = { version = "0.1", features = ["service", "tokio"] }
jiff = { version = "0.2", default-features = false, features = ["std"] }
reqwest = { version = "0.13", default-features = false }
tokio = { version = "1", features = ["net", "rt"] }

[dependencies.server]
package = "webhooks-server"
path = "../webhooks-server"
default-features = false
features = ["reqwest", "webhooks"]
"#;

const HOOK: &str = "  petLeft: {post: {responses: {'204': {description: Noted.}}}}\n";

#[test]
fn what_the_server_sends_the_client_receives() {
    let workspace = Workspace::new("webhooks");
    workspace.add_both(&generated("webhooks", &case("webhooks")));
    workspace.add_by_hand("exchange", MANIFEST, "src/main.rs", PROGRAM);
    workspace.must(&["run", "--package", "exchange"]);
    // A hook that is new breaks nobody who does not receive it.
    let today = case("webhooks");
    let tomorrow = today.replace("\nwebhooks:\n", &format!("\nwebhooks:\n{HOOK}"));
    assert_ne!(today, tomorrow);
    workspace.add_both(&generated("webhooks", &tomorrow));
    workspace.must(&["check", "--package", "exchange"]);
    // Who neither sends nor receives has neither.
    let both = [
        "--package",
        "webhooks-server",
        "--package",
        "webhooks-client",
    ];
    workspace.must(&[&["check"], both.as_slice()].concat());
}
