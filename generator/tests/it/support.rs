//! Helpers of several tests: generating, files on disk, and cargo.
#![allow(dead_code, reason = "each test uses only parts")]

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::{env, fs};

#[path = "../../../xtask/tasks/src/package_variables.rs"]
mod package_variables;

use openapi_crates::source::Source;
use openapi_crates::{
    CarefulSchemas, Crate, Features, Generated, Options, RuntimeSource, Selection, Traits, generate,
};
use package_variables::remove_package_variables;

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

/// Generates both crates of a valid description.
#[track_caller]
pub fn generated(name: &str, text: &str) -> Generated {
    generated_with(text, &case_options(name, text))
}

/// The options of a case.
pub fn case_options(name: &str, text: &str) -> Options {
    options(name)
        .crates(crates_of(text))
        .client_checks(first_line(text).contains("--client-checks"))
        .client_careful(CarefulSchemas::new(
            values_of("--client-careful", text).map(str::to_owned),
        ))
        .operations(selection_of(text))
        .parts(parts_of(text))
        .skips(first_line(text).contains("--allow-skip"))
        .types_crate(first_line(text).contains("--types-crate"))
        .traits(match first_line(text).contains("--traits tag") {
            true => Traits::Tag,
            false => Traits::One,
        })
        .features(match first_line(text).contains("--features tag") {
            true => Features::Tag,
            false => Features::None,
        })
        .stubs(first_line(text).contains("--stub"))
}

/// The options of a case are in its first line.
fn first_line(text: &str) -> &str {
    text.lines().next().unwrap_or_default()
}

/// The values of an option of the first line: `# --crates money url`.
fn values_of<'t>(option: &str, text: &'t str) -> impl Iterator<Item = &'t str> {
    let words = first_line(text).strip_prefix('#').unwrap_or_default();
    let mut words = words
        .split_whitespace()
        .skip_while(move |word| *word != option);
    words.next();
    words.take_while(|word| !word.starts_with("--"))
}

/// The crates of the first line.
pub fn crates_of(text: &str) -> BTreeSet<String> {
    values_of("--crates", text).map(str::to_owned).collect()
}

fn parts_of(text: &str) -> Selection {
    let mut selection = Selection::default();
    for selector in values_of("--request-parts", text) {
        selection.include(selector).expect("a selector");
    }
    selection
}

fn selection_of(text: &str) -> Selection {
    let mut selection = Selection::default();
    for selector in values_of("--include", text) {
        selection.include(selector).expect("a selector");
    }
    for selector in values_of("--exclude", text) {
        selection.exclude(selector).expect("a selector");
    }
    selection
}

/// The library in this repository, for crates that are compiled.
pub fn library() -> RuntimeSource {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("runtime");
    RuntimeSource::Path(folder.to_str().unwrap().replace('\\', "/"))
}

/// The default options.
pub fn options(name: &str) -> Options {
    Options::new(name.replace('_', "-"))
        .spec_path(format!("{name}.yaml"))
        .command("cargo xtask codegen")
        .runtime(library())
}

/// Generates with these options.
#[track_caller]
pub fn generated_with(text: &str, options: &Options) -> Generated {
    let source = Source::new("api.yaml", text.to_owned());
    let read = |path: &str| fs::read(cases().join(path)).map_err(|error| error.to_string());
    let source = source.with_files(read);
    let outcome = generate(&source, options);
    let report = outcome
        .report
        .render(&source, openapi_crates::report::Style::Plain);
    outcome
        .generated
        .unwrap_or_else(|| panic!("{options:?}: refused:\n{report}"))
}

/// Writes the files of a folder, and removes other files. Files with the same content stay untouched, so that cargo
/// does not build them again.
pub fn write(folder: &Path, files: &BTreeMap<String, String>) {
    if folder.exists() {
        remove_others(folder, folder, files);
    }
    for (path, text) in files {
        let path = folder.join(path);
        if fs::read(&path).is_ok_and(|found| found == text.as_bytes()) {
            continue;
        }
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

fn remove_others(root: &Path, folder: &Path, files: &BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            remove_others(root, &path, files);
            // Fails unless the folder is empty.
            let _ = fs::remove_dir(&path);
            continue;
        }
        let relative = path.strip_prefix(root).unwrap().to_str().unwrap();
        if !files.contains_key(&relative.replace('\\', "/")) {
            fs::remove_file(&path).unwrap();
        }
    }
}

/// A package that enables the features of the main workspace. Crates that are compiled together with it use the compiled
/// dependencies of the main workspace.
pub const DEPENDENCIES: &str = "dependencies";

/// A package that enables features of indirect dependencies only, and so hides no feature that a manifest lacks.
pub const INDIRECT_DEPENDENCIES: &str = "features";

static IN_USE: Mutex<()> = Mutex::new(());

/// The workspace of all crates that tests compile, with one target directory. Tests use it one at a time.
pub struct Workspace {
    _in_use: MutexGuard<'static, ()>,
    folder: PathBuf,
    target: PathBuf,
}

impl Workspace {
    /// Waits until no other test uses the workspace.
    pub fn open() -> Self {
        let in_use = IN_USE.lock().unwrap_or_else(PoisonError::into_inner);
        let temporary = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let folder = temporary.join("crates");
        fs::create_dir_all(&folder).unwrap();
        let manifest = "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n";
        fs::write(folder.join("Cargo.toml"), manifest).unwrap();
        let lock = Path::new(env!("CARGO_MANIFEST_DIR")).join("../Cargo.lock");
        fs::copy(lock, folder.join("Cargo.lock")).unwrap();
        let workspace = Self {
            _in_use: in_use,
            folder,
            target: temporary.join("target"),
        };
        for (name, manifest) in [
            (DEPENDENCIES, include_str!("../programs/dependencies.toml")),
            (
                INDIRECT_DEPENDENCIES,
                include_str!("../programs/indirect_dependencies.toml"),
            ),
        ] {
            let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
            let manifest = manifest.replace("ROOT", root);
            workspace.add_by_hand(name, &manifest, "src/lib.rs", "");
        }
        workspace
    }

    /// The folder of the workspace.
    pub fn folder(&self) -> PathBuf {
        self.folder.clone()
    }

    /// The path of a program that was built.
    pub fn program(&self, name: &str) -> PathBuf {
        self.target.join("debug").join(name)
    }

    /// Adds a generated crate.
    pub fn add(&self, generated: &Crate) {
        write(&self.folder.join(&generated.name), &generated.files);
    }

    /// Adds the server and the client of a description, and the types if they have a crate of their own.
    pub fn add_both(&self, generated: &Generated) {
        self.add(&generated.server);
        self.add(&generated.client);
        if !generated.types.files.is_empty() {
            self.add(&generated.types);
        }
    }

    /// Adds a crate with one source file, at `path`.
    pub fn add_by_hand(&self, name: &str, manifest: &str, path: &str, source: &str) {
        let files = [("Cargo.toml", manifest), (path, source)];
        let files = files.map(|(path, text)| (path.to_owned(), text.to_owned()));
        write(&self.folder.join(name), &BTreeMap::from(files));
    }

    /// Runs a cargo command on packages, offline, with messages in plain text.
    pub fn cargo(&self, command: &str, packages: &[impl AsRef<str>], arguments: &[&str]) -> Output {
        let mut cargo = Command::new(env::var_os("CARGO").unwrap_or("cargo".into()));
        remove_package_variables(&mut cargo);
        cargo
            .arg(command)
            .args(
                packages
                    .iter()
                    .flat_map(|name| ["--package", name.as_ref()]),
            )
            .args(arguments)
            .args(["--offline", "--quiet", "--color", "never"])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_INCREMENTAL", "0")
            // As in `.ci/run`, whose compiled dependencies the tests use.
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_PROFILE_DEV_CODEGEN_UNITS", "2")
            .env_remove("RUSTFLAGS")
            .env_remove("CARGO_ENCODED_RUSTFLAGS")
            .output()
            .unwrap()
    }

    /// Runs a cargo command, which must succeed. No line of its error output may start with `warning`.
    #[track_caller]
    pub fn succeeds(&self, command: &str, packages: &[impl AsRef<str>], arguments: &[&str]) {
        let output = self.cargo(command, packages, arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        let has_warnings = errors.lines().any(|line| line.starts_with("warning"));
        assert!(output.status.success() && !has_warnings, "{errors}");
    }
}
