//! Generated files and the disk.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::{Duration, SystemTime};

use openapi_crates::disk::sync::{self, Files, Mode, Plan, Take};
use tempfile::TempDir;

const LIB: &str = "// @generated from a.yaml\npub mod pet;\n";
const PET: &str = "// @generated from a.yaml\npub struct Pet;\n";

/// A crate in memory.
#[derive(Clone)]
struct Crate {
    name: String,
    files: BTreeMap<String, String>,
}

impl Files for Crate {
    fn name(&self) -> String {
        self.name.clone()
    }

    fn each(&self, take: &mut Take<'_>) -> anyhow::Result<()> {
        let mut files = self.files.iter();
        files.try_for_each(|(path, text)| take(path.clone(), text.clone()))
    }
}

fn generated(files: &[(&str, &str)]) -> Crate {
    let files = files
        .iter()
        .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
    Crate {
        name: "a-server".to_owned(),
        files: BTreeMap::from_iter(files),
    }
}

fn usual() -> Crate {
    generated(&[("src/lib.rs", LIB), ("src/pet.rs", PET)])
}

/// A folder in which the usual crate was written.
fn written() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    run(&folder, &usual(), Mode::Write);
    folder
}

#[track_caller]
fn run(out: &TempDir, generated: &Crate, mode: Mode) -> (bool, String) {
    let plan = Plan::new(out.path(), generated).expect("a plan");
    let mut text = Vec::new();
    let status = sync::apply(&mut [plan], mode, &mut text).expect("files that can be written");
    (status, String::from_utf8(text).expect("text"))
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).expect("a file")
}

fn put(folder: &TempDir, path: &str, text: &str) {
    let path = folder.path().join(path);
    fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
    fs::write(path, text).expect("a file");
}

#[test]
fn all_files_are_written_the_first_time() {
    let folder = tempfile::tempdir().expect("a folder");
    let (is_up_to_date, text) = run(&folder, &usual(), Mode::Write);
    assert_eq!(
        (is_up_to_date, &*text),
        (true, "a-server: 2 written, 0 removed, 0 unchanged\n")
    );
    assert_eq!(read(&folder, "a-server/src/lib.rs"), LIB);
}

#[test]
fn files_that_are_up_to_date_are_not_written() {
    let folder = written();
    let path = folder.path().join("a-server/src/lib.rs");
    let long_ago = SystemTime::now() - Duration::from_secs(3600);
    fs::File::options()
        .append(true)
        .open(&path)
        .expect("a file")
        .set_modified(long_ago)
        .expect("a time");
    let before = fs::metadata(&path)
        .expect("a file")
        .modified()
        .expect("a time");

    let (_, text) = run(&folder, &usual(), Mode::Write);
    assert_eq!(text, "a-server: up to date\n");
    put(&folder, "a-server/src/pet.rs", &PET.replace("Pet", "Cat"));
    let (_, text) = run(&folder, &usual(), Mode::Write);
    assert_eq!(text, "a-server: 1 written, 0 removed, 1 unchanged\n");
    assert_eq!(
        fs::metadata(&path)
            .expect("a file")
            .modified()
            .expect("a time"),
        before
    );
}

#[test]
fn stale_files_and_empty_folders_are_removed() {
    let folder = written();
    put(&folder, "a-server/src/old/deep/file.rs", LIB);
    put(&folder, "a-server/rustfmt.toml", "# @generated\n");
    let (_, text) = run(&folder, &usual(), Mode::Write);
    assert_eq!(text, "a-server: 0 written, 2 removed, 2 unchanged\n");
    assert!(!folder.path().join("a-server/src/old").exists());
    assert!(!folder.path().join("a-server/rustfmt.toml").exists());
}

#[test]
fn files_that_were_not_generated_are_never_removed_or_replaced() {
    for (mine, check) in [
        ("a-server/src/mine.rs", "stale: a-server/src/mine.rs"),
        ("a-server/src/pet.rs", "changed: a-server/src/pet.rs"),
    ] {
        let folder = written();
        put(&folder, "a-server/src/old.rs", LIB);
        put(&folder, mine, "// mine");
        let before = everything(folder.path());
        let crate_ = usual();
        let mut plans = [Plan::new(folder.path(), &crate_).expect("a plan")];
        let mut text = Vec::new();
        let error = sync::apply(&mut plans, Mode::Write, &mut text).expect_err("a refusal");
        let error = format!("{error:#}");
        assert!(
            error.contains(&format!("{mine} was not generated")),
            "{error}"
        );
        assert_eq!(everything(folder.path()), before);
        let (is_up_to_date, text) = run(&folder, &crate_, Mode::Check);
        assert!(!is_up_to_date);
        assert!(text.contains(check), "{text}");
    }
}

#[test]
fn other_files_in_the_folder_are_kept() {
    let folder = written();
    let others = [
        ".git/HEAD",
        ".gitignore",
        "Cargo.lock",
        "LICENSE",
        "README.md",
        "src/.hidden/file",
        "target/debug/a",
        "tests/mine.rs",
    ]
    .map(|path| format!("a-server/{path}"));
    for path in &others {
        put(&folder, path, "mine");
    }
    fs::create_dir_all(folder.path().join("a-server/.git/refs")).expect("a folder");
    fs::create_dir_all(folder.path().join("a-server/examples")).expect("a folder");

    assert!(run(&folder, &usual(), Mode::Check).0);
    put(&folder, "a-server/src/old.rs", LIB);
    let (_, text) = run(&folder, &usual(), Mode::Write);
    assert_eq!(text, "a-server: 0 written, 1 removed, 2 unchanged\n");
    for path in &others {
        assert_eq!(read(&folder, path), "mine");
    }
    assert!(folder.path().join("a-server/.git/refs").is_dir());
    assert!(folder.path().join("a-server/examples").is_dir());
}

#[test]
fn a_readme_of_the_team_is_kept() {
    const OWN: &str = "# Our client\n";
    const README: &str = "<!-- @generated from a.yaml -->\n\n# a-server\n";
    let with_readme = generated(&[
        ("README.md", README),
        ("src/lib.rs", LIB),
        ("src/pet.rs", PET),
    ]);
    let folder = written();
    put(&folder, "a-server/README.md", OWN);
    for mode in [Mode::Write, Mode::Check] {
        let expected = (true, "a-server: up to date\n".to_owned());
        assert_eq!(run(&folder, &with_readme, mode), expected);
    }
    assert_eq!(read(&folder, "a-server/README.md"), OWN);
    fs::remove_file(folder.path().join("a-server/README.md")).expect("a file");
    let missing = (false, "missing: a-server/README.md\n".to_owned());
    assert_eq!(run(&folder, &with_readme, Mode::Check), missing);
    run(&folder, &with_readme, Mode::Write);
    assert_eq!(read(&folder, "a-server/README.md"), README);
    // A generated one is removed if it is not generated any more.
    let stale = (false, "stale: a-server/README.md\n".to_owned());
    assert_eq!(run(&folder, &usual(), Mode::Check), stale);
    run(&folder, &usual(), Mode::Write);
    assert!(!folder.path().join("a-server/README.md").exists());
}

#[test]
fn a_file_may_become_a_folder_and_a_folder_a_file() {
    let folder = written();
    let other = generated(&[("src/lib.rs", LIB), ("src/pet.rs/a.rs", LIB)]);
    run(&folder, &other, Mode::Write);
    assert!(run(&folder, &other, Mode::Check).0);
    run(&folder, &usual(), Mode::Write);
    assert!(run(&folder, &usual(), Mode::Check).0);
}

#[test]
fn a_check_lists_every_difference_and_writes_nothing() {
    let folder = written();
    put(&folder, "a-server/src/lib.rs", &LIB.replace("pet", "cat"));
    put(&folder, "a-server/src/old.rs", "");
    fs::remove_file(folder.path().join("a-server/src/pet.rs")).expect("a file");
    let (is_up_to_date, text) = run(&folder, &usual(), Mode::Check);
    let expected = "\
missing: a-server/src/pet.rs
stale: a-server/src/old.rs
changed: a-server/src/lib.rs
--- a-server/src/lib.rs
+++ a-server/src/lib.rs (generated)
@@ -1,2 +1,2 @@
 // @generated from a.yaml
-pub mod cat;
+pub mod pet;
";
    assert_eq!((is_up_to_date, &*text), (false, expected));
    assert!(read(&folder, "a-server/src/lib.rs").contains("cat"));
    assert!(folder.path().join("a-server/src/old.rs").exists());
    assert!(!folder.path().join("a-server/src/pet.rs").exists());
}

#[test]
fn a_folder_that_was_not_generated_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    put(
        &folder,
        "a-server/src/lib.rs",
        "//! Handwritten: no marker\n//\n//\n// @generated\n",
    );
    let error = Plan::new(folder.path(), &usual()).expect_err("a refusal");
    assert!(
        error.to_string().contains("not a generated crate"),
        "{error}"
    );
    assert!(read(&folder, "a-server/src/lib.rs").starts_with("//! Handwritten"));
}

#[test]
fn an_empty_folder_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir_all(folder.path().join("a-server/src")).expect("a folder");
    run(&folder, &usual(), Mode::Write);
    assert!(run(&folder, &usual(), Mode::Check).0);
}

#[test]
fn a_new_repository_is_used() {
    let folder = tempfile::tempdir().expect("a folder");
    put(&folder, "a-server/.git/HEAD", "mine");
    run(&folder, &usual(), Mode::Write);
    assert_eq!(read(&folder, "a-server/.git/HEAD"), "mine");
    assert_eq!(read(&folder, "a-server/src/lib.rs"), LIB);
}

#[test]
fn paths_outside_of_the_crate_are_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    for path in [
        "../b.rs",
        "/tmp/b.rs",
        "src/../../../b.rs",
        "",
        "tests/b.rs",
        "LICENSE",
        "src/.b.rs",
    ] {
        let outside = generated(&[(path, "")]);
        for mode in [Mode::Check, Mode::Write] {
            let plan = Plan::new(folder.path(), &outside).expect("a plan");
            let result = sync::apply(&mut [plan], mode, &mut Vec::new());
            assert!(result.is_err(), "{path}");
        }
    }
    let mut outside = usual();
    outside.name = "../a-server".to_owned();
    assert!(Plan::new(folder.path(), &outside).is_err());
}

#[cfg(unix)]
#[test]
fn links_are_replaced_and_never_followed() {
    let (folder, outside_folder) = (written(), tempfile::tempdir().expect("a folder"));
    put(&outside_folder, "lib.rs", LIB);
    put(&outside_folder, "pet.rs", "kept");
    let source = folder.path().join("a-server/src");
    put(&folder, "a-server/Cargo.toml", "# @generated\n");
    fs::remove_dir_all(&source).expect("a folder");
    std::os::unix::fs::symlink(outside_folder.path(), &source).expect("a link");

    run(&folder, &usual(), Mode::Write);
    assert!(!Path::is_symlink(&source));
    assert_eq!(read(&folder, "a-server/src/pet.rs"), PET);
    assert_eq!(read(&outside_folder, "pet.rs"), "kept");
}

/// The contents of a folder: the paths of folders, and those of files with their texts.
fn everything(folder: &Path) -> BTreeMap<String, Option<String>> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let shown = path.display().to_string();
        if path.is_dir() {
            found.extend(everything(&path));
            found.insert(shown, None);
        } else {
            found.insert(shown, fs::read_to_string(&path).ok());
        }
    }
    found
}

#[test]
fn an_incomplete_write_changes_nothing() {
    let folder = written();
    put(&folder, "a-server/src/old/deep.rs", LIB);
    fs::create_dir_all(folder.path().join("a-server/src/empty")).expect("a folder");
    // A folder with other files has the path of a file of the second crate.
    put(&folder, "b-client/src/lib.rs", LIB);
    put(&folder, "b-client/src/pet.rs/.mine", "mine");
    let before = everything(folder.path());

    let mut first = usual();
    first
        .files
        .insert("src/lib.rs".to_owned(), LIB.to_uppercase());
    first
        .files
        .insert("src/new/one.rs".to_owned(), String::new());
    let mut second = first.clone();
    second.name = "b-client".to_owned();
    let mut plans =
        [&first, &second].map(|generated| Plan::new(folder.path(), generated).expect("a plan"));
    let mut text = Vec::new();
    let error = sync::apply(&mut plans, Mode::Write, &mut text).expect_err("a refusal");
    let error = format!("{error:#}");
    let expected = "b-client/src/pet.rs: it is a directory; nothing was written";
    assert!(error.contains(expected), "{error}");
    assert_eq!(everything(folder.path()), before);
    assert_eq!(text, b"");
}

#[test]
fn failed_folders_are_cleaned_up() {
    let folder = tempfile::tempdir().expect("a folder");
    let generated = usual();
    let mut plans = ["new/deep", "file"].map(|out| {
        let out = folder.path().join(out);
        Plan::new(&out, &generated).expect("a plan")
    });
    put(&folder, "file", "mine");
    let before = everything(folder.path());
    let error = sync::apply(&mut plans, Mode::Write, &mut Vec::new()).expect_err("a refusal");
    assert!(format!("{error:#}").contains("cannot write "), "{error:#}");
    assert_eq!(everything(folder.path()), before);
}

#[cfg(unix)]
#[test]
fn a_broken_link_is_replaced() {
    let folder = written();
    let path = folder.path().join("a-server/src/pet.rs");
    fs::remove_file(&path).expect("a file");
    std::os::unix::fs::symlink("nowhere", &path).expect("a link");
    run(&folder, &usual(), Mode::Write);
    assert!(run(&folder, &usual(), Mode::Check).0);
    assert!(!Path::is_symlink(&path));
}

#[test]
fn runs_at_the_same_time_write_complete_crates() {
    for _ in 0..20 {
        let folder = tempfile::tempdir().expect("a folder");
        let generated = usual();
        let run_once = || {
            let mut plans = [Plan::new(folder.path(), &generated)?];
            sync::apply(&mut plans, Mode::Write, &mut Vec::new())
        };
        let results = std::thread::scope(|scope| {
            let runs = [scope.spawn(run_once), scope.spawn(run_once)];
            runs.map(|run| run.join().expect("no panic"))
        });
        if results.iter().any(Result::is_ok) {
            assert!(run(&folder, &usual(), Mode::Check).0, "{results:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn the_folder_of_a_killed_run_is_removed_later() {
    let folder = written();
    let crate_folder = folder.path().join("a-server");
    let [old, new] = [".codegen-new-1-0", ".codegen-new-2-0"].map(|name| crate_folder.join(name));
    for path in [&old, &new] {
        fs::create_dir(path).expect("a folder");
    }
    let before = std::time::SystemTime::now() - std::time::Duration::from_secs(7200);
    let handle = fs::File::open(&old).expect("a folder");
    handle.set_modified(before).expect("a time");
    fs::remove_file(crate_folder.join("src/pet.rs")).expect("a file");
    run(&folder, &usual(), Mode::Write);
    assert!(!old.exists() && new.exists());
}

#[test]
fn no_temporary_files_are_left() {
    let folder = written();
    let mut other = usual();
    other
        .files
        .insert("src/lib.rs".to_owned(), LIB.to_uppercase());
    run(&folder, &other, Mode::Write);
    let names: Vec<_> = everything(folder.path()).into_keys().collect();
    assert_eq!(names.len(), 4, "{names:?}");
}
