//! Installs missing peers, each into its own folder.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::Peer;
use crate::suites::{Outcome, run, target};

/// The program of a peer.
pub fn program(peer: Peer) -> Outcome<PathBuf> {
    let (name, version) = (peer.name(), peer.version());
    let folder = target().join(format!("peers/{name}-{version}"));
    match peer {
        Peer::Oas3Gen | Peer::OpenapiToRust => by_cargo(name, version, &folder),
        Peer::Progenitor => by_cargo("cargo-progenitor", version, &folder),
        Peer::OpenapiGenerator => by_pip(version, &folder),
    }
}

fn by_cargo(package: &str, version: &str, folder: &Path) -> Outcome<PathBuf> {
    let program = folder.join("bin").join(package);
    if !program.exists() {
        let mut cargo = Command::new("cargo");
        cargo.args(["install", "--quiet", "--locked", "--version", version]);
        run(cargo.arg(package).arg("--root").arg(folder))?;
    }
    Ok(program)
}

/// A Python package contains the archive for Java.
fn by_pip(version: &str, folder: &Path) -> Outcome<PathBuf> {
    let archive = folder.join("openapi_generator_cli/openapi-generator.jar");
    if !archive.exists() {
        let mut pip = Command::new("python3");
        pip.args(["-m", "pip", "install", "--quiet", "--no-deps", "--target"]);
        pip.arg(folder);
        run(pip.arg(format!("openapi-generator-cli=={version}")))?;
    }
    java()?;
    Ok(archive)
}

fn java() -> Outcome<()> {
    let output = Command::new("java").arg("-version").output();
    let output = output.map_err(|error| format!("java: {error}"))?;
    match output.status.success() {
        true => Ok(()),
        false => Err(format!("java -version: {}", output.status).into()),
    }
}
