//! `adoption`, the command line of the client, run against the service.

use std::fs;
use std::process::Stdio;

use crate::support::adoption::Caller;
use crate::support::process::{Process, UNLIMITED, create_key};
use serde_json::{Value, json};
use tempfile::TempDir;

/// Starts a service with an empty store, and creates a caller with a key.
fn setup() -> (TempDir, Process, Caller) {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &UNLIMITED);
    let process = Process::start(folder.path(), &[]);
    let address = format!("http://{}/v1", process.address);
    (folder, process, Caller { address, key })
}

fn parse_json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn animals_are_added_listed_and_shown() {
    let (folder, _process, caller) = setup();
    let rex = caller.succeed(&[
        "pets",
        "create",
        "--name",
        "Rex",
        "--category-id",
        "7",
        "--status",
        "sold",
    ]);
    let rex = parse_json(&rex);
    assert_eq!(
        rex,
        json!({"id": 1, "name": "Rex", "categoryId": 7, "status": "sold"})
    );

    let file = folder.path().join("mia.json");
    fs::write(&file, r#"{"name": "Mia", "categoryId": 2}"#).unwrap();
    let body = format!("@{}", file.display());
    let mia = parse_json(&caller.succeed(&["pets", "create", "--body", &body]));
    assert_eq!(mia["status"], "available");
    // Flags take precedence over the body.
    let tom = caller.run_with(
        &["pets", "create", "--body", "-", "--name", "Tom"],
        r#"{"name": "?", "categoryId": -3}"#,
    );
    assert_eq!((tom.code, tom.stderr.as_str()), (0, ""));
    let tom = parse_json(&tom.stdout);
    assert_eq!(
        (&tom["name"], &tom["categoryId"]),
        (&json!("Tom"), &json!(-3))
    );

    let available = caller.succeed(&["pets", "list", "--status", "available"]);
    assert_eq!(parse_json(&available), json!([mia, tom]));
    let first = caller.succeed(&["pets", "list", "--limit", "1", "--json"]);
    assert_eq!(parse_json(&first), json!([rex]));
    let all = caller.succeed(&["pets", "list", "--limit", "1", "--all"]);
    assert_eq!(parse_json(&all), json!([rex, mia, tom]));
    assert_eq!(parse_json(&caller.succeed(&["pets", "get", "2"])), mia);
    // Flags take precedence over the environment.
    let other = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        key: "another".to_owned(),
    };
    let output = other
        .command(&["--base-url", &caller.address, "pets", "get", "2"])
        .args(["--api-key", &caller.key])
        .output();
    assert_eq!(
        parse_json(&String::from_utf8(output.unwrap().stdout).unwrap()),
        mia
    );
}

#[test]
fn error_responses_are_reported_with_their_status() {
    let (_folder, _process, caller) = setup();
    let missing = caller.fail(&["pets", "get", "9"], 1);
    assert!(
        missing.starts_with("error: 404: The resource could not be found\n{\n"),
        "{missing}"
    );
    assert!(missing.contains("\"code\": \"not_found\""), "{missing}");
    let unauthorized = Caller {
        address: caller.address.clone(),
        key: "stranger".to_owned(),
    };
    for arguments in [&["pets", "list"][..], &["pets", "list", "--all"]] {
        let message = unauthorized.fail(arguments, 1);
        assert!(
            message.starts_with("error: 401: Missing or invalid API key\n{\n"),
            "{message}"
        );
    }
    let disconnected = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        ..caller
    };
    let message = disconnected.fail(&["pets", "list"], 1);
    assert!(
        message.starts_with("error: connection failed: "),
        "{message}"
    );
}

#[test]
fn invalid_arguments_are_reported_without_a_request() {
    let caller = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        key: "the-secret-key".to_owned(),
    };
    for (arguments, expected) in [
        (
            &["pets", "list", "--limit", "101"][..],
            "expected an integer from 1 to 100",
        ),
        (
            &["pets", "list", "--status", "sol"],
            "a similar value exists: 'sold'",
        ),
        (&["pets", "lst"], "unrecognized subcommand 'lst'"),
        (&["pets", "get"], "<PET_ID>"),
        (&["pets", "get", "x"], "expected an integer"),
        (
            &["pets", "create", "--name", "Rex"],
            "--category-id <INTEGER>",
        ),
        (
            &["pets", "create", "--body", "{}"],
            "invalid body: /name: is missing",
        ),
        (
            &["pets", "create", "--body", "[]", "--name", "Rex"],
            "expected an object",
        ),
        (
            &["pets", "create", "--body", "@nowhere.json"],
            "\"nowhere.json\"",
        ),
        (&["pets", "list", "--timeout", "0"], "--timeout"),
        (&["completions", "nosh"], "a similar value exists"),
        (
            &["--base-url", "shop", "pets", "list"],
            "invalid base URL: ",
        ),
        (&[], "Usage: adoption"),
    ] {
        let message = caller.fail(arguments, 2);
        assert!(message.contains(expected), "{arguments:?}: {message}");
    }
    let without = caller
        .command(&["pets", "list"])
        .env_remove("ADOPTION_BASE_URL")
        .output();
    let without = String::from_utf8(without.unwrap().stderr).unwrap();
    assert!(without.contains("ADOPTION_BASE_URL"), "{without}");
}

#[test]
fn help_describes_everything_but_the_key() {
    let caller = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        key: "the-secret-key".to_owned(),
    };
    let help = caller.succeed(&["pets", "list", "--help"]);
    for expected in [
        "Returns the animals in ascending order",
        "[default: 20]",
        "[possible values: available, pending, sold]",
        "[env: ADOPTION_API_KEY]",
        "--all",
    ] {
        assert!(help.contains(expected), "{expected}: {help}");
    }
    assert!(caller.succeed(&["pets", "--help"]).contains("(deprecated)"));
    assert!(caller.succeed(&["--version"]).starts_with("adoption "));
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let completions = caller.succeed(&["completions", shell]);
        assert!(completions.contains("category-id"), "{shell}");
        // The completions of some shells have no values.
        let has_values = ["bash", "fish", "zsh"].contains(&shell);
        assert_eq!(completions.contains("pending"), has_values, "{shell}");
    }
}

#[test]
fn a_closed_output_is_not_an_error() {
    let (_folder, _process, caller) = setup();
    for name in ["Rex", "Mia"] {
        caller.succeed(&["pets", "create", "--name", name, "--category-id", "1"]);
    }
    for arguments in [
        &["pets", "list"][..],
        &["pets", "list", "--limit", "1", "--all"],
        &["completions", "bash"],
        &["pets", "list", "--help"],
    ] {
        let mut command = caller.command(arguments);
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(
            (output.status.code(), error.as_str()),
            (Some(0), ""),
            "{arguments:?}"
        );
    }
}
