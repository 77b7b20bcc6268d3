//! What several tests need: generating, files on disk, and cargo.
#![allow(dead_code, reason = "each test uses a part of it")]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use generator::source::Source;
use generator::{Crate, Generated, Options, generate};

/// The folder of the cases.
pub fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases")
}

/// The name and the text of each case.
pub fn all_cases() -> Vec<(String, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(cases()).unwrap() {
        let path = entry.unwrap().path();
        if path
            .extension()
            .is_some_and(|extension| extension == "yaml")
        {
            let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
            found.push((name, fs::read_to_string(&path).unwrap()));
        }
    }
    found.sort();
    assert!(!found.is_empty(), "the cases are missing");
    found
}

/// The text of a case.
pub fn case(name: &str) -> String {
    fs::read_to_string(cases().join(name).with_extension("yaml")).unwrap()
}

/// Generates both crates of a description that has nothing wrong.
#[track_caller]
pub fn generated(name: &str, text: &str) -> Generated {
    generated_with(name, text, generator::TypeChoices::default())
}

/// The same with types that were chosen for formats of strings.
#[track_caller]
pub fn generated_with(name: &str, text: &str, types: generator::TypeChoices) -> Generated {
    let source = Source::new(format!("{name}.yaml"), text.to_owned());
    let options = Options {
        name: name.replace('_', "-"),
        spec_path: format!("{name}.yaml"),
        types,
    };
    let outcome = generate(&source, &options);
    let report = outcome
        .report
        .render(&source, generator::report::Style::Plain);
    outcome
        .generated
        .unwrap_or_else(|| panic!("{name} is refused:\n{report}"))
}

/// Writes files into a folder, and removes those that do not belong there.
pub fn write(folder: &Path, files: &BTreeMap<String, String>) {
    if folder.exists() {
        fs::remove_dir_all(folder).unwrap();
    }
    for (path, text) in files {
        let path = folder.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

/// A workspace of crates in a folder of its own, built without a network.
pub struct Workspace {
    folder: PathBuf,
}

impl Workspace {
    /// An empty workspace.
    pub fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        if folder.exists() {
            fs::remove_dir_all(&folder).unwrap();
        }
        fs::create_dir_all(&folder).unwrap();
        let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n";
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
        fs::copy(lock, folder.join("Cargo.lock")).unwrap();
        Self { folder }
    }

    /// Adds a crate that was generated.
    pub fn add(&self, generated: &Crate) {
        write(&self.folder.join(&generated.name), &generated.files);
    }

    /// Adds the server and the client of a description.
    pub fn add_both(&self, generated: &Generated) {
        self.add(&generated.server);
        self.add(&generated.client);
    }

    /// Adds a crate of one source file, which stands at `path`.
    pub fn add_by_hand(&self, name: &str, manifest: &str, path: &str, source: &str) {
        let files = [("Cargo.toml", manifest), (path, source)];
        let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
        write(&self.folder.join(name), &BTreeMap::from(files));
    }

    /// Runs cargo, with all its messages in plain text.
    pub fn cargo(&self, arguments: &[&str]) -> Output {
        let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("target");
        Command::new(env::var_os("CARGO").unwrap_or("cargo".into()))
            .args(arguments)
            .args(["--offline", "--quiet", "--color", "never"])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", target)
            .env("RUSTFLAGS", "-D warnings")
            .env("RUSTDOCFLAGS", "-D warnings")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .output()
            .unwrap()
    }

    /// Runs cargo, which must succeed.
    #[track_caller]
    pub fn must(&self, arguments: &[&str]) {
        let output = self.cargo(arguments);
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
    }
}
