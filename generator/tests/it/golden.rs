//! The generated files of each description in `cases/`. Runtime files are the same for all, so only their
//! list is kept. `UPDATE_EXPECT=1` rewrites them.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::support::{all_cases, cases, generated, write};

#[test]
fn every_case_generates_the_expected_files() {
    for (name, text) in all_cases() {
        let generated = generated(&name, &text);
        for (side, files) in [
            ("server", generated.server.files),
            ("client", generated.client.files),
        ] {
            check(&cases().join(&name).join(side), without_runtime(files));
        }
    }
}

#[test]
fn removed_cases_leave_no_files() {
    for entry in fs::read_dir(cases()).unwrap() {
        let path = entry.unwrap().path();
        let is_known = if path.is_dir() {
            path.with_extension("yaml").is_file()
        } else {
            path.extension()
                .is_some_and(|extension| extension == "yaml")
        };
        assert!(is_known, "{} belongs to no case", path.display());
    }
}

/// The list of runtime modules replaces their files.
fn without_runtime(mut files: BTreeMap<String, String>) -> BTreeMap<String, String> {
    let mut modules = BTreeMap::new();
    let mut listed = Vec::new();
    for folder in ["src/runtime", "src/runtime/webhooks"] {
        let path = format!("{folder}/mod.rs");
        let Some(module) = files.remove(&path) else {
            continue;
        };
        let lines = module.lines();
        let names = lines.filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
        let names = names.filter(|name| *name != "webhooks");
        listed.extend(names.map(|name| format!("{folder}/{name}.rs")));
        modules.insert(path, module);
    }
    listed.sort();
    let (parts, others): (BTreeMap<_, _>, BTreeMap<_, _>) = files
        .into_iter()
        .partition(|(path, _)| path.starts_with("src/runtime/"));
    assert_eq!(parts.into_keys().collect::<Vec<_>>(), listed);
    modules.extend(others);
    modules
}

#[track_caller]
fn check(folder: &Path, files: BTreeMap<String, String>) {
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        write(folder, &files);
    }
    let mut expected = BTreeMap::new();
    read(folder, folder, &mut expected);
    for (path, text) in &files {
        let expected = expected.get(path).map_or("", String::as_str);
        assert_eq!(text, expected, "{}", folder.join(path).display());
    }
    let names: Vec<&String> = files.keys().collect();
    assert_eq!(
        expected.keys().collect::<Vec<_>>(),
        names,
        "{}",
        folder.display()
    );
}

fn read(root: &Path, folder: &Path, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(root, &path, files);
        } else {
            let name = path
                .strip_prefix(root)
                .unwrap()
                .to_str()
                .unwrap()
                .replace('\\', "/");
            files.insert(name, fs::read_to_string(&path).unwrap());
        }
    }
}
