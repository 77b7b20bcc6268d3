//! The workspace that generated crates and their uses are compiled in.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::{env, fs};

use anyhow::{Context as _, bail};
use serde_json::Value;

/// A folder of crates. What cargo builds is kept between runs, and so are the files that stay as
/// they were, so that their crates are not built again.
#[derive(Debug)]
pub struct Workspace {
    folder: PathBuf,
    written: Mutex<HashSet<PathBuf>>,
}

/// What cargo is asked to do with crates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// To find what is wrong with them.
    Check,
    /// To make libraries and programs of them.
    Build,
}

/// An error of a crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileError {
    /// Its code, if it has one: `E0046`.
    pub code: Option<String>,
    /// What the compiler shows.
    pub text: String,
    /// The files and the lines that it is about.
    pub lines: Vec<(PathBuf, u64)>,
}

/// What was said of each crate that was compiled.
#[derive(Debug, Default)]
pub struct Said {
    errors: BTreeMap<String, Vec<CompileError>>,
    compiled: BTreeSet<String>,
    programs: BTreeMap<String, PathBuf>,
}

impl Said {
    /// What the messages of cargo say, each an object of JSON in a line. A crate is known by its folder.
    pub fn read(messages: &str) -> Self {
        let mut said = Self::default();
        let messages = messages.lines().map(serde_json::from_str::<Value>);
        messages.flatten().for_each(|message| said.note(&message));
        said
    }

    fn note(&mut self, message: &Value) {
        let folder = message["manifest_path"]
            .as_str()
            .and_then(|path| Path::new(path).parent());
        let name = folder.and_then(|folder| folder.file_name()?.to_str());
        let Some(name) = name else { return };
        match message["reason"].as_str() {
            Some("compiler-artifact") => {
                self.compiled.insert(name.to_owned());
                if let Some(program) = message["executable"].as_str() {
                    self.programs.insert(name.to_owned(), program.into());
                }
            }
            Some("compiler-message") if message["message"]["level"] == "error" => {
                let errors = self.errors.entry(name.to_owned()).or_default();
                errors.push(error(&message["message"]));
            }
            _ => {}
        }
    }

    /// What was said of a crate; nothing if it was compiled.
    pub fn of(&self, name: &str) -> Vec<String> {
        let errors = self.errors(name).iter();
        let errors: Vec<String> = errors.map(|error| error.text.clone()).collect();
        match errors.is_empty() && !self.compiled.contains(name) {
            true => vec!["it was not compiled".to_owned()],
            false => errors,
        }
    }

    /// The errors of a crate.
    pub fn errors(&self, name: &str) -> &[CompileError] {
        self.errors.get(name).map_or(&[], Vec::as_slice)
    }

    /// The program of a crate that was built.
    pub fn program(&self, name: &str) -> Option<&Path> {
        self.programs.get(name).map(PathBuf::as_path)
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
            written: Mutex::default(),
        };
        let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n";
        workspace.write("Cargo.toml", manifest)?;
        let lock =
            fs::read_to_string(lock).with_context(|| format!("cannot read {}", lock.display()))?;
        workspace.write("Cargo.lock", &lock)?;
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
        let known = fs::read(&path).unwrap_or_default();
        if known != text.as_bytes() || text.is_empty() {
            fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
        }
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        written.insert(path);
        Ok(())
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

    /// Finds what is wrong with some of the crates.
    ///
    /// # Errors
    ///
    /// When cargo cannot run.
    pub fn check(&self, names: &[String]) -> anyhow::Result<Said> {
        self.compile(Task::Check, names)
    }

    /// Compiles some of the crates.
    ///
    /// # Errors
    ///
    /// When cargo cannot run.
    pub fn compile(&self, task: Task, names: &[String]) -> anyhow::Result<Said> {
        self.remove_others(&self.crates())?;
        let mut command = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        let task = match task {
            Task::Check => "check",
            Task::Build => "build",
        };
        command
            .args([task, "--keep-going", "--quiet", "--message-format", "json"])
            .arg("--target-dir")
            .arg(self.folder.join("build"))
            .current_dir(self.crates())
            .env("CARGO_INCREMENTAL", "0")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .stdin(Stdio::null())
            .args(names.iter().flat_map(|name| ["--package", name]));
        let output = command.output().context("cannot run cargo")?;
        let said = Said::read(&String::from_utf8_lossy(&output.stdout));
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

    /// Removes what is in a folder from another run, and tells whether nothing is left.
    fn remove_others(&self, folder: &Path) -> anyhow::Result<bool> {
        let mut is_empty = true;
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            let goes = match path.is_dir() {
                true => self.remove_others(&path)?,
                false => !self.is_written(&path),
            };
            match (goes, path.is_dir()) {
                (true, true) => fs::remove_dir(&path)?,
                (true, false) => fs::remove_file(&path)?,
                (false, _) => is_empty = false,
            }
        }
        Ok(is_empty)
    }

    fn is_written(&self, path: &Path) -> bool {
        let written = self.written.lock();
        let written = written.unwrap_or_else(PoisonError::into_inner);
        written.contains(path)
    }
}

fn error(message: &Value) -> CompileError {
    let spans = message["spans"].as_array().map_or(&[][..], Vec::as_slice);
    let primary = spans.iter().filter(|span| span["is_primary"] == true);
    let line = |span: &Value| {
        let file = span["file_name"].as_str()?;
        Some((file.into(), span["line_start"].as_u64()?))
    };
    let text = message["rendered"].as_str().unwrap_or_default();
    CompileError {
        code: message["code"]["code"].as_str().map(str::to_owned),
        text: text.trim_end().to_owned(),
        lines: primary.filter_map(line).collect(),
    }
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
