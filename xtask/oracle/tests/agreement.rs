//! Generated crates agree with a JSON Schema validator, with each other, and with a mock server.
//!
//! The descriptions are cases of the generator that together contain every kind of schema, parameter and body.

use std::env;
use std::path::Path;
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// The programs of all tests are built in one target directory, one after the other.
static BUILDING: Mutex<()> = Mutex::new(());

const CASES: &str = "generator/tests/cases";

/// Runs the program on the descriptions in a folder of the repository whose paths contain one of these texts.
#[track_caller]
fn assert_agreement(arguments: &[&str], folder: &str, filters: &[&str]) {
    let _building = BUILDING.lock().unwrap_or_else(PoisonError::into_inner);
    let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_oracle"));
    command
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .arg(folder)
        .args(arguments)
        .arg("--work")
        .arg(temporary.join("agreement"))
        .arg("--build")
        .arg(temporary.join("agreement-programs"));
    for filter in filters {
        command.args(["--filter", filter]);
    }
    let output = command.output().expect("the program");
    let text = String::from_utf8_lossy(&output.stdout);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_type_agrees_with_its_schema() {
    let filters = [
        "all_of",
        "compositions",
        "constraints",
        "directions",
        "enums",
        "formats.yaml",
        "maps_and_null",
        "numbers",
        "openapi_3_1",
        "tuples",
        "unions",
    ];
    assert_agreement(&["--values", "60"], CASES, &filters);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_client_agrees_with_its_server() {
    let filters = [
        "parameter_styles",
        "forms",
        "media_types",
        "responses",
        "security",
        "values",
    ];
    assert_agreement(&["--wire"], CASES, &filters);
    assert_agreement(&["--wire", "--copy"], CASES, &filters);
}

#[test]
#[ignore = "slow: run by `cargo xtask ci`"]
fn a_client_agrees_with_prism() {
    let Ok(prism) = env::var("TEST_PRISM") else {
        eprintln!("skipped: TEST_PRISM is not set");
        return;
    };
    let filters = ["base_paths", "bodies", "formats", "servers", "unions"];
    assert_agreement(&["--prism", &prism], "spec", &[]);
    assert_agreement(&["--prism", &prism], CASES, &filters);
}
