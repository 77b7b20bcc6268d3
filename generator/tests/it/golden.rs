//! The golden files of the descriptions in `cases/`, which show what is emitted.
//!
//! A description names its golden files in comments: `# golden: client/src/types/pet.rs server/Cargo.toml`; `server/`
//! stands for all files of the server. `UPDATE_EXPECT=1` rewrites these files and removes others. Each kind of item is
//! in few golden files, so that a change of it can be read.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use openapi_crates::{Generated, RuntimeSource};

use crate::support::{all_cases, case_options, cases, generated_with, write};

/// A text of each kind of emitted item, and the crate, or an empty text for both crates.
const ITEMS: [(&str, &str); 39] = [
    ("[lints.clippy]", ""),
    ("## Installation", ""),
    ("pub use types::", ""),
    ("pub trait Api:", SERVER),
    ("pub trait Admit", SERVER),
    ("pub trait Authenticate", SERVER),
    ("pub enum Operation {", SERVER),
    ("pub struct Server<A>", SERVER),
    ("static PATHS:", SERVER),
    ("/// The request of `", SERVER),
    ("/// The success responses of `", SERVER),
    ("/// The errors of `", SERVER),
    ("/// The errors of several operations.", SERVER),
    ("    fn encode(self", SERVER),
    ("pub(crate) async fn serve<", SERVER),
    ("pub(crate) fn finish<", SERVER),
    (": Schema = Schema::", SERVER),
    ("PATTERN: Pattern", SERVER),
    ("pub struct ClientBuilder", CLIENT),
    ("pub struct Environment", CLIENT),
    ("impl Call<", CLIENT),
    ("impl Operation for", CLIENT),
    ("impl ReadHeaders for", CLIENT),
    ("impl Paged for", CLIENT),
    ("/// The success responses of `", CLIENT),
    ("/// The errors of `", CLIENT),
    ("documented::implement!", CLIENT),
    ("static PROGRAM:", CLIENT),
    ("const COMMAND: Command<Client>", CLIENT),
    ("object::implement!", ""),
    ("record::implement!", ""),
    ("text_enum::implement!", ""),
    ("integer_enum::implement!", ""),
    ("scalar_enum::implement!", ""),
    ("union::implement!", ""),
    ("upload::implement!", ""),
    ("/// The required fields of", ""),
    ("pub struct Receiver", CLIENT),
    ("pub struct Sender", SERVER),
];

const SERVER: &str = "/server/";
const CLIENT: &str = "/client/";

/// The maximum number of golden files with items of one kind.
const MAX_FILES: usize = 7;

#[test]
fn every_case_generates_its_golden_files() {
    for (name, text) in all_cases() {
        let files = golden_files(&name, &text);
        let folder = cases().join(&name);
        if std::env::var_os("UPDATE_EXPECT").is_some() {
            write(&folder, &files);
            if files.is_empty() && folder.exists() {
                fs::remove_dir(&folder).unwrap();
            }
        }
        let expected = read(&folder);
        for (path, text) in &files {
            let expected = expected.get(path).map_or("", String::as_str);
            assert_eq!(text, expected, "{}", folder.join(path).display());
        }
        let unnamed = expected.keys().find(|path| !files.contains_key(*path));
        assert_eq!(
            unnamed, None,
            "{name}.yaml does not name this golden file; `UPDATE_EXPECT=1` removes it"
        );
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

#[test]
fn each_kind_of_item_is_in_few_golden_files() {
    let files = read(&cases());
    for (item, side) in ITEMS {
        let with_item = files
            .iter()
            .filter(|(path, text)| path.contains(side) && text.contains(item));
        let paths: Vec<&String> = with_item.map(|(path, _)| path).collect();
        assert!(
            (1..=MAX_FILES).contains(&paths.len()),
            "`{item}` is in {} golden files instead of 1 to {MAX_FILES}: {paths:#?}",
            paths.len()
        );
    }
}

/// Generates a case, and returns the files that it names.
fn golden_files(name: &str, text: &str) -> BTreeMap<String, String> {
    let comments = text.lines().take_while(|line| line.starts_with('#'));
    let names = comments.filter_map(|line| line.strip_prefix("# golden: "));
    let names: Vec<&str> = names.flat_map(str::split_whitespace).collect();
    if names.is_empty() {
        return BTreeMap::new();
    }
    // No path of this machine is in the manifests.
    let options = case_options(name, text).runtime(RuntimeSource::Registry);
    let mut files = all_files(generated_with(text, &options));
    for name in &names {
        assert!(
            files.keys().any(|path| is_named(path, name)),
            "{name} is not generated"
        );
    }
    files.retain(|path, _| names.iter().any(|name| is_named(path, name)));
    files
}

/// Returns `true` if a name is that of a file, or of its folder with `/`.
fn is_named(path: &str, name: &str) -> bool {
    path == name || name.ends_with('/') && path.starts_with(name)
}

/// Returns the files of all crates.
fn all_files(generated: Generated) -> BTreeMap<String, String> {
    let sides = [
        ("server", generated.server),
        ("client", generated.client),
        ("types", generated.types),
    ];
    let files = sides.into_iter().flat_map(|(side, generated)| {
        let files = generated.files.into_iter();
        files.map(move |(path, text)| (format!("{side}/{path}"), text))
    });
    files.collect()
}

/// Reads the golden files in a folder, by their paths in it.
fn read(folder: &Path) -> BTreeMap<String, String> {
    let mut files = BTreeMap::new();
    if folder.exists() {
        add_files(folder, folder, &mut files);
    }
    files.retain(|path, _| !path.ends_with(".yaml"));
    files
}

fn add_files(root: &Path, folder: &Path, files: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            add_files(root, &path, files);
        } else {
            let name = path.strip_prefix(root).unwrap().to_str().unwrap();
            let text = fs::read_to_string(&path).unwrap();
            files.insert(name.replace('\\', "/"), text);
        }
    }
}
