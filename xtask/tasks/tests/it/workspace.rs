//! A workspace of generated crates, and the result of its compilation.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use serde_json::Value;
use tasks::package_variables::remove_package_variables;

/// The error text of a crate that cargo did not compile.
pub const NOT_COMPILED: &str = "it was not compiled";

/// A compiler error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompileError {
    /// Its code, if it has one: `E0046`.
    pub code: Option<String>,
    /// The message as the compiler shows it.
    pub text: String,
    /// The files and lines of its primary spans.
    pub lines: Vec<(PathBuf, u64)>,
}

/// The messages of cargo about each crate.
#[derive(Debug, Default)]
pub struct Compilation {
    errors: BTreeMap<String, Vec<CompileError>>,
    compiled: BTreeSet<String>,
    programs: BTreeMap<String, PathBuf>,
}

impl Compilation {
    /// Reads the JSON messages of cargo. A crate is identified by its folder.
    pub fn from_messages(messages: &str) -> Self {
        let mut compilation = Self::default();
        let messages = messages.lines().map(serde_json::from_str::<Value>);
        messages
            .flatten()
            .for_each(|message| compilation.add(&message));
        compilation
    }

    fn add(&mut self, message: &Value) {
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

    /// The texts of a crate's errors, empty if it was compiled.
    pub fn error_texts(&self, name: &str) -> Vec<String> {
        let errors = self.errors(name).iter();
        let errors: Vec<String> = errors.map(|error| error.text.clone()).collect();
        match errors.is_empty() && !self.compiled.contains(name) {
            true => vec![NOT_COMPILED.to_owned()],
            false => errors,
        }
    }

    /// The errors of a crate.
    pub fn errors(&self, name: &str) -> &[CompileError] {
        self.errors.get(name).map_or(&[], Vec::as_slice)
    }

    /// The executable of a crate.
    pub fn program(&self, name: &str) -> Option<&Path> {
        self.programs.get(name).map(PathBuf::as_path)
    }
}

/// A workspace of crates. Build results are kept between runs, and unchanged files are not written, so that their
/// crates are not built again.
pub struct Workspace {
    folder: PathBuf,
    written: BTreeSet<PathBuf>,
}

impl Workspace {
    /// An empty workspace below the folder of temporary files.
    pub fn new(name: &str) -> Self {
        let mut workspace = Self {
            folder: Path::new(env!("CARGO_TARGET_TMPDIR")).join(name),
            written: BTreeSet::new(),
        };
        let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n";
        workspace.write("Cargo.toml", manifest);
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.lock");
        workspace.write(
            "Cargo.lock",
            &fs::read_to_string(lock).expect("a lock file"),
        );
        workspace
    }

    /// Writes a file, by its path in the workspace.
    pub fn write(&mut self, path: &str, text: &str) {
        let path = self.folder.join(path);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        if !fs::read(&path).is_ok_and(|found| found == text.as_bytes()) {
            fs::write(&path, text).expect("a file");
        }
        self.written.insert(path);
    }

    /// Runs `cargo check` or `cargo build` on crates.
    pub fn cargo(&self, command: &str, names: &[String]) -> Compilation {
        self.remove_stale_files(&self.folder);
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        remove_package_variables(&mut cargo);
        let output = cargo
            .args([
                command,
                "--keep-going",
                "--quiet",
                "--message-format",
                "json",
            ])
            .args(["--offline", "--target-dir"])
            .arg(Path::new(env!("CARGO_TARGET_TMPDIR")).join("target"))
            .current_dir(&self.folder)
            .env("CARGO_INCREMENTAL", "0")
            // As in the tests of the generator, which use the same target directory.
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "2")
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .args(names.iter().flat_map(|name| ["--package", name]))
            .output()
            .expect("cargo");
        let compilation = Compilation::from_messages(&String::from_utf8_lossy(&output.stdout));
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(
            !compilation.compiled.is_empty() || !compilation.errors.is_empty(),
            "{errors}"
        );
        compilation
    }

    /// Removes the files in a folder that only an earlier run wrote.
    fn remove_stale_files(&self, folder: &Path) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                self.remove_stale_files(&path);
                // Fails unless the folder is empty.
                let _ = fs::remove_dir(&path);
            } else if !self.written.contains(&path) {
                fs::remove_file(&path).expect("a file");
            }
        }
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
