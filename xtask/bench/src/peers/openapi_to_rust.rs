//! `openapi-to-rust` reads its settings from a file, and writes no manifest.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::name;
use crate::suites::Outcome;

/// A command that writes the server of every operation.
pub fn server(program: &Path, spec: &Path, out: &Path) -> Outcome<Command> {
    let operations = operations(program, spec)?;
    let settings = format!(
        "[generator]\nspec_path = {}\noutput_dir = {}\nmodule_name = \"api\"\n\
         [features]\nenable_async_client = false\n\
         [server]\nframework = \"axum\"\noperations = {operations}\n",
        json!(spec),
        json!(out.join("src")),
    );
    fs::create_dir_all(out)?;
    let file = out.join("openapi-to-rust.toml");
    fs::write(&file, settings)?;
    let mut command = Command::new(program);
    command.args(["generate", "--config"]).arg(file);
    Ok(command)
}

/// A command that writes the client.
pub fn client(program: &Path, spec: &Path, out: &Path) -> Outcome<Command> {
    let mut command = Command::new(program);
    command.arg("generate").arg(spec);
    command.arg("--output-dir").arg(out.join("src"));
    Ok(command)
}

/// Writes the manifest.
pub fn complete(out: &Path) -> Outcome<()> {
    let dependencies = fs::read_to_string(out.join("src/REQUIRED_DEPS.toml"))?;
    let manifest = format!(
        "[package]\nname = \"{}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [lib]\npath = \"src/mod.rs\"\n\n{dependencies}",
        name(out),
    );
    Ok(fs::write(out.join("Cargo.toml"), manifest)?)
}

/// The identifiers of all operations, which the settings of a server list.
fn operations(program: &Path, spec: &Path) -> Outcome<Value> {
    let mut list = Command::new(program);
    list.args(["server", "list", "--json", "--spec"]).arg(spec);
    let output = list.output()?;
    let stderr = String::from_utf8_lossy(&output.stderr);
    let list: Vec<Value> = serde_json::from_slice(&output.stdout)
        .map_err(|_| format!("{}: {stderr}", spec.display()))?;
    let identifiers = list
        .iter()
        .map(|operation| operation["operation_id"].clone());
    Ok(identifiers.collect())
}
