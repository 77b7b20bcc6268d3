//! Descriptions of real APIs, which are not part of this repository.

use std::path::{Path, PathBuf};
use std::{env, fs};

use super::Outcome;

/// The variable that names the folder of the descriptions.
const VARIABLE: &str = "BENCH_DOCUMENTS";

/// The descriptions of the folder, the largest first; none if no folder is given.
pub fn all() -> Outcome<Vec<PathBuf>> {
    let Some(folder) = env::var_os(VARIABLE) else {
        return Ok(Vec::new());
    };
    let mut documents = Vec::new();
    for entry in fs::read_dir(&folder)? {
        let path = entry?.path();
        let extension = path.extension().and_then(|extension| extension.to_str());
        if matches!(extension, Some("json" | "yaml" | "yml")) {
            documents.push((size(&path)?, path));
        }
    }
    documents.sort_by(|one, other| other.cmp(one));
    Ok(documents.into_iter().map(|(_, path)| path).collect())
}

/// The size of a file in bytes.
pub fn size(path: &Path) -> Outcome<u64> {
    let found = fs::metadata(path);
    Ok(found
        .map_err(|error| format!("{}: {error}", path.display()))?
        .len())
}

/// The name of a document.
pub fn name(path: &Path) -> String {
    let stem = path.file_stem().unwrap_or_default();
    stem.to_string_lossy().into_owned()
}
