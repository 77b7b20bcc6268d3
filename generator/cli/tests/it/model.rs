//! `model`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::Value;

const SHOP: &str = "\
openapi: 3.0.3
info: {title: Shop, version: 1.0.0}
paths:
  /pets:
    get:
      operationId: findAllPetsUsingGet
      responses: {'204': {description: Done.}}
  /debug:
    get: {operationId: debug, responses: {'204': {description: Done.}}}
";

fn run(folder: &Path, args: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_openapi-crates"));
    command
        .current_dir(folder)
        .args(args)
        .output()
        .expect("the program")
}

fn folder(settings: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (path, text) in [("shop.yaml", SHOP), ("codegen.toml", settings)] {
        fs::write(folder.path().join(path), text).expect("a file");
    }
    folder
}

#[test]
fn saved_options_apply() {
    let settings = "spec = \"shop.yaml\"\nnames = \"paths\"\nexclude = [\"debug\"]\n";
    let folder = folder(settings);
    for arguments in [&["model", "shop.yaml"][..], &["model", "--side", "server"]] {
        let output = run(folder.path(), arguments);
        let model: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let operations = model["operations"].as_array().expect("a list");
        let names = operations.iter().map(|one| one["rustName"].as_str());
        assert_eq!(names.collect::<Vec<_>>(), [Some("get_pets")]);
        assert_eq!(operations[0]["id"], "findAllPetsUsingGet");
        assert_eq!(operations[0]["location"]["file"], "shop.yaml");
    }
}

#[test]
fn an_invalid_description_has_no_model() {
    let folder = folder("spec = \"shop.yaml\"\n");
    fs::write(folder.path().join("shop.yaml"), "not: an API\n").expect("a file");
    let output = run(folder.path(), &["model", "shop.yaml"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty() && !output.stderr.is_empty());
}
