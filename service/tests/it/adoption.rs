//! `adoption`, the command line of the client, as a person uses it with the service.

use std::fs;
use std::process::Stdio;

use crate::support::adoption::Caller;
use crate::support::process::{Process, UNLIMITED, create_key};
use serde_json::{Value, json};
use tempfile::TempDir;

/// A service with an empty store, and a caller with a key.
fn service() -> (TempDir, Process, Caller) {
    let folder = tempfile::tempdir().unwrap();
    let key = create_key(folder.path(), &UNLIMITED);
    let process = Process::start(folder.path(), &[]);
    let address = format!("http://{}/v1", process.address);
    (folder, process, Caller { address, key })
}

fn json_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn animals_are_added_listed_and_shown() {
    let (folder, _process, caller) = service();
    let rex = caller.done(&[
        "pets",
        "create",
        "--name",
        "Rex",
        "--category-id",
        "7",
        "--status",
        "sold",
    ]);
    let rex = json_of(&rex);
    assert_eq!(
        rex,
        json!({"id": 1, "name": "Rex", "categoryId": 7, "status": "sold"})
    );

    let file = folder.path().join("mia.json");
    fs::write(&file, r#"{"name": "Mia", "categoryId": 2}"#).unwrap();
    let body = format!("@{}", file.display());
    let mia = json_of(&caller.done(&["pets", "create", "--body", &body]));
    assert_eq!(mia["status"], "available");
    // Flags go before what stands in a body.
    let tom = caller.run_with(
        &["pets", "create", "--body", "-", "--name", "Tom"],
        r#"{"name": "?", "categoryId": -3}"#,
    );
    assert_eq!((tom.code, tom.error.as_str()), (0, ""));
    let tom = json_of(&tom.out);
    assert_eq!(
        (&tom["name"], &tom["categoryId"]),
        (&json!("Tom"), &json!(-3))
    );

    let available = caller.done(&["pets", "list", "--status", "available"]);
    assert_eq!(json_of(&available), json!([mia, tom]));
    let first = caller.done(&["pets", "list", "--limit", "1", "--json"]);
    assert_eq!(json_of(&first), json!([rex]));
    let all = caller.done(&["pets", "list", "--limit", "1", "--all"]);
    assert_eq!(json_of(&all), json!([rex, mia, tom]));
    assert_eq!(json_of(&caller.done(&["pets", "get", "2"])), mia);
    // What the environment says is said by flags as well, and these go before.
    let other = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        key: "another".to_owned(),
    };
    let told = other
        .command(&["--base-url", &caller.address, "pets", "get", "2"])
        .args(["--api-key", &caller.key])
        .output();
    assert_eq!(
        json_of(&String::from_utf8(told.unwrap().stdout).unwrap()),
        mia
    );
}

#[test]
fn what_the_service_refuses_is_told_with_its_status() {
    let (_folder, _process, caller) = service();
    let missing = caller.refused(&["pets", "get", "9"], 1);
    assert!(
        missing.starts_with("error: 404: The resource could not be found\n{\n"),
        "{missing}"
    );
    assert!(missing.contains("\"code\": \"not_found\""), "{missing}");
    let stranger = Caller {
        address: caller.address.clone(),
        key: "stranger".to_owned(),
    };
    for words in [&["pets", "list"][..], &["pets", "list", "--all"]] {
        let refused = stranger.refused(words, 1);
        assert!(
            refused.starts_with("error: 401: Missing or invalid API key\n{\n"),
            "{refused}"
        );
    }
    let nobody = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        ..caller
    };
    let refused = nobody.refused(&["pets", "list"], 1);
    assert!(
        refused.starts_with("error: connection failed: "),
        "{refused}"
    );
}

#[test]
fn wrong_words_are_told_before_anything_is_sent() {
    let caller = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        key: "the-secret-key".to_owned(),
    };
    for (words, expected) in [
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
        let told = caller.refused(words, 2);
        assert!(told.contains(expected), "{words:?}: {told}");
    }
    let without = caller
        .command(&["pets", "list"])
        .env_remove("ADOPTION_BASE_URL")
        .output();
    let without = String::from_utf8(without.unwrap().stderr).unwrap();
    assert!(without.contains("ADOPTION_BASE_URL"), "{without}");
}

#[test]
fn help_tells_of_everything_but_the_key() {
    let caller = Caller {
        address: "http://127.0.0.1:1/v1".to_owned(),
        key: "the-secret-key".to_owned(),
    };
    let help = caller.done(&["pets", "list", "--help"]);
    for expected in [
        "Returns the animals in ascending order",
        "[default: 20]",
        "[possible values: available, pending, sold]",
        "[env: ADOPTION_API_KEY]",
        "--all",
    ] {
        assert!(help.contains(expected), "{expected}: {help}");
    }
    assert!(caller.done(&["pets", "--help"]).contains("(deprecated)"));
    assert!(caller.done(&["--version"]).starts_with("adoption "));
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let completions = caller.done(&["completions", shell]);
        assert!(completions.contains("category-id"), "{shell}");
        // Some shells are not told of values.
        let has_values = ["bash", "fish", "zsh"].contains(&shell);
        assert_eq!(completions.contains("pending"), has_values, "{shell}");
    }
}

#[test]
fn nobody_has_to_read_all() {
    let (_folder, _process, caller) = service();
    for name in ["Rex", "Mia"] {
        caller.done(&["pets", "create", "--name", name, "--category-id", "1"]);
    }
    for words in [
        &["pets", "list"][..],
        &["pets", "list", "--limit", "1", "--all"],
        &["completions", "bash"],
        &["pets", "list", "--help"],
    ] {
        let mut command = caller.command(words);
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
            "{words:?}"
        );
    }
}
