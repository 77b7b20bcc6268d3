//! The crates that are compiled.

use std::fs;
use std::path::{Path, PathBuf};

use crate::cost::Cost;
use crate::ours::Generator;
use crate::peers::{Peer, Side};
use crate::suites::{Outcome, documents, target};

/// A written crate.
#[derive(Clone, Debug)]
pub struct Crate {
    /// Its folder.
    pub folder: PathBuf,
    /// The name in the manifest.
    pub name: String,
}

/// The crate that this generator writes; `None` if it cannot.
pub fn ours(generator: &Generator, spec: &Path, side: Side) -> Outcome<Option<Crate>> {
    let document = documents::name(spec);
    let crates = folder();
    let out = fresh(crates.join(format!("{document}-{}", side.name())))?;
    fs::create_dir_all(&crates)?;
    let mut command = generator.command(spec, &document, &crates, Some(side.name()));
    match Cost::of(&mut command)? {
        Some(_) => found(&out).map(Some),
        None => Ok(None),
    }
}

/// The crate that a peer writes; `None` if it cannot.
pub fn peers(peer: Peer, spec: &Path, side: Side) -> Outcome<Option<Crate>> {
    let (document, side_name) = (documents::name(spec), side.name());
    let out = fresh(folder().join(format!("{document}-{}-{side_name}", peer.name())))?;
    fs::create_dir_all(folder())?;
    let Some(mut command) = peer.command(side, spec, &out) else {
        return Ok(None);
    };
    let written = Cost::of(&mut command)?.is_some();
    match written && peer.complete(&out).is_ok() {
        true => found(&out).map(Some),
        false => Ok(None),
    }
}

fn folder() -> PathBuf {
    target().join("compiled/crates")
}

fn fresh(out: PathBuf) -> Outcome<PathBuf> {
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    Ok(out)
}

/// The crate in a folder, which becomes its own workspace.
fn found(folder: &Path) -> Outcome<Crate> {
    let file = folder.join("Cargo.toml");
    let manifest = fs::read_to_string(&file)?;
    if !manifest.lines().any(|line| line.trim() == "[workspace]") {
        fs::write(&file, format!("{manifest}\n[workspace]\n"))?;
    }
    let name = manifest
        .lines()
        .find_map(|line| line.strip_prefix("name = "));
    let name = name.ok_or_else(|| format!("{} names no package", file.display()))?;
    Ok(Crate {
        folder: folder.to_owned(),
        name: name.trim_matches('"').to_owned(),
    })
}
