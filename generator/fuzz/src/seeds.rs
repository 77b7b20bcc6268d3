//! The descriptions of the tests of the generator, which are mutated.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use serde_json::Value;

/// The small descriptions: those of the golden tests, and those that are refused.
static DOCUMENTS: LazyLock<Vec<Value>> = LazyLock::new(|| {
    let mut files: Vec<PathBuf> = ["cases", "refusals"]
        .into_iter()
        .flat_map(files_of)
        .collect();
    files.sort();
    let texts = files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok());
    texts.filter_map(|text| parsed(&text)).collect()
});

/// All descriptions, in a fixed order.
pub fn documents() -> &'static [Value] {
    &DOCUMENTS
}

/// Reads a file that descriptions refer to.
pub fn external_file(path: &str) -> Result<Vec<u8>, String> {
    if path.split('/').any(|part| part == "..") || path.starts_with('/') {
        return Err("it is in another folder".to_owned());
    }
    fs::read(folder("cases").join(path)).map_err(|error| error.to_string())
}

/// Parses a document of YAML or JSON as a tree; `None` if it is invalid.
pub fn parsed(text: &str) -> Option<Value> {
    serde_json::from_str(text)
        .ok()
        .or_else(|| serde_yaml::from_str(text).ok())
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../tests")
        .join(name)
}

fn files_of(name: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder(name)).into_iter().flatten();
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is_text = |path: &PathBuf| {
        path.extension()
            .is_some_and(|extension| extension == "yaml" || extension == "json")
    };
    paths.filter(is_text).collect()
}
