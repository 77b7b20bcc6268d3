//! The workspace that generated crates and their uses are compiled in.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use anyhow::{Context as _, bail};
use serde_json::Value;

/// A folder of crates. What cargo builds is kept between runs.
#[derive(Debug)]
pub struct Workspace {
    folder: PathBuf,
}

/// The errors of each crate that was compiled.
#[derive(Debug)]
pub struct Said {
    errors: BTreeMap<String, Vec<String>>,
    compiled: BTreeSet<String>,
}

impl Said {
    /// What was said of a crate; nothing if it was compiled.
    pub fn of(&self, name: &str) -> Vec<String> {
        let errors = self.errors.get(name).cloned().unwrap_or_default();
        match errors.is_empty() && !self.compiled.contains(name) {
            true => vec!["it was not compiled".to_owned()],
            false => errors,
        }
    }
}

impl Workspace {
    /// An empty workspace, built with the versions of a lock file.
    ///
    /// # Errors
    ///
    /// When a file cannot be written.
    pub fn prepare(folder: &Path, lock: &Path) -> anyhow::Result<Self> {
        let workspace = Self {
            folder: folder.to_owned(),
        };
        empty(&workspace.crates())?;
        let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n";
        workspace.write("Cargo.toml", manifest)?;
        fs::copy(lock, workspace.crates().join("Cargo.lock"))
            .with_context(|| format!("cannot copy {}", lock.display()))?;
        Ok(workspace)
    }

    /// Writes a file of a crate, by its path from the folder of crates on.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub fn write(&self, path: &str, text: &str) -> anyhow::Result<()> {
        let path = self.crates().join(path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))
    }

    /// Adds a crate that uses another by the name `subject`, with some of its features besides
    /// those that are on by default.
    ///
    /// # Errors
    ///
    /// When a file cannot be read or written.
    pub fn add_use<'f>(
        &self,
        name: &str,
        subject: &str,
        features: impl Iterator<Item = &'f String>,
        text: &str,
    ) -> anyhow::Result<()> {
        let manifest = fs::read_to_string(self.crates().join(subject).join("Cargo.toml"))?;
        let features: Vec<String> = features.map(|name| format!("{name:?}")).collect();
        let manifest = format!(
            "[package]\nname = \"{name}\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n[dependencies]\n\
             subject = {{ package = \"{subject}\", path = \"../{subject}\", features = [{}] }}\n{}",
            features.join(", "),
            dependencies(&manifest, text),
        );
        self.write(&format!("{name}/Cargo.toml"), &manifest)?;
        self.write(&format!("{name}/src/lib.rs"), text)
    }

    /// Compiles some of the crates.
    ///
    /// # Errors
    ///
    /// When cargo cannot run.
    pub fn check(&self, names: &[String]) -> anyhow::Result<Said> {
        let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        command
            .args([
                "check",
                "--keep-going",
                "--quiet",
                "--message-format",
                "json",
            ])
            .arg("--target-dir")
            .arg(self.folder.join("build"))
            .current_dir(self.crates())
            .env("CARGO_INCREMENTAL", "0")
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .stdin(Stdio::null())
            .args(names.iter().flat_map(|name| ["--package", name]));
        let output = command.output().context("cannot run cargo")?;
        let said = said(&String::from_utf8_lossy(&output.stdout));
        if said.compiled.is_empty() && said.errors.is_empty() {
            bail!(
                "cargo cannot compile: {}",
                String::from_utf8_lossy(&output.stderr)
            );
        }
        Ok(said)
    }

    fn crates(&self) -> PathBuf {
        self.folder.join("crates")
    }
}

fn said(messages: &str) -> Said {
    let mut said = Said {
        errors: BTreeMap::new(),
        compiled: BTreeSet::new(),
    };
    for line in messages.lines() {
        let Ok(message) = serde_json::from_str::<Value>(line) else {
            continue;
        };
        let folder = message["manifest_path"]
            .as_str()
            .and_then(|path| Path::new(path).parent());
        let name = folder.and_then(|folder| folder.file_name()?.to_str());
        let Some(name) = name else { continue };
        match message["reason"].as_str() {
            Some("compiler-artifact") => {
                said.compiled.insert(name.to_owned());
            }
            Some("compiler-message") if message["message"]["level"] == "error" => {
                let text = message["message"]["rendered"].as_str().unwrap_or_default();
                let errors = said.errors.entry(name.to_owned()).or_default();
                errors.push(text.trim_end().to_owned());
            }
            _ => {}
        }
    }
    said
}

/// The dependencies of a crate that a text names.
fn dependencies(manifest: &str, text: &str) -> String {
    let tables = manifest.split("\n[").filter(|table| {
        let head = table.lines().next().unwrap_or_default();
        head == "dependencies]" || head.starts_with("target.'cfg(not(all(target_arch")
    });
    let lines = tables.flat_map(str::lines).filter(|line| {
        let name = line
            .split_once(" = ")
            .map(|(name, _)| name.replace('-', "_"));
        name.is_some_and(|name| text.contains(&format!("{name}::")))
    });
    let lines = lines.map(|line| line.replace(", optional = true", "") + "\n");
    lines.collect()
}

/// Makes a folder, or makes it empty.
fn empty(folder: &Path) -> anyhow::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))
}
