//! Finds descriptions, and names their crates.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context as _;

use openapi_crates::disk;

/// The extensions of descriptions.
const EXTENSIONS: [&str; 3] = ["json", "yaml", "yml"];

/// The maximum length of a name without a number.
const MAX_NAME_LENGTH: usize = 48;

/// A description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Document {
    /// Its file.
    pub(super) file: PathBuf,
    /// The directory of the argument that contains it.
    pub(super) folder: PathBuf,
    /// Its path relative to that directory, with `/` as separator. With several directories, it starts with the name of
    /// the directory.
    pub(super) path: String,
    /// The name prefix of its crates.
    pub(super) name: String,
}

/// All descriptions whose path contains one of `filters`, sorted by directory and path. Files that only other descriptions
/// refer to are skipped. Names do not depend on the filter.
pub(super) fn find(folders: &[PathBuf], filters: &[String]) -> anyhow::Result<Vec<Document>> {
    let mut all = Vec::new();
    for folder in folders {
        let mut files = Vec::new();
        collect(folder, &mut files)?;
        let mut found: Vec<_> = files
            .into_iter()
            .map(|file| (path_within(folder, &file), file))
            .collect();
        found.sort();
        skip_parts(&mut found);
        let prefix = prefix(folder, folders);
        all.extend(
            found
                .into_iter()
                .map(|(path, file)| (prefix.clone() + &path, file, folder)),
        );
    }
    let mut taken = BTreeSet::new();
    let documents = all.into_iter().map(|(path, file, folder)| Document {
        name: free_name(&path, &mut taken),
        file,
        folder: folder.clone(),
        path,
    });
    let is_wanted = |document: &Document| {
        let mut any = filters.iter();
        filters.is_empty() || any.any(|text| document.path.contains(text))
    };
    Ok(documents.filter(is_wanted).collect())
}

/// The first part of paths if there are several directories.
pub(super) fn prefix(folder: &Path, folders: &[PathBuf]) -> String {
    match (folders, folder.file_name()) {
        ([_], _) | (_, None) => String::new(),
        (_, Some(name)) => format!("{}/", name.to_string_lossy()),
    }
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> anyhow::Result<()> {
    let cannot_read = || format!("cannot read {}", folder.display());
    for entry in fs::read_dir(folder).with_context(cannot_read)? {
        let entry = entry.with_context(cannot_read)?;
        let path = entry.path();
        // A link to a folder is not followed: it may lead back here.
        if entry.file_type().with_context(cannot_read)?.is_dir() {
            collect(&path, files)?;
        } else if is_description(&path) && path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// Skips files that others refer to and that are not complete descriptions.
fn skip_parts(found: &mut Vec<(String, PathBuf)>) {
    let text =
        |file: &Path| fs::read(file).map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    let mut mentioned = BTreeSet::new();
    let mut parts = BTreeSet::new();
    for (path, file) in &*found {
        // An unreadable file is reported when it is generated.
        let text = text(file).unwrap_or_default();
        mentioned.extend(openapi_crates::source::mentioned(path, &text));
        let version_keys = ["openapi:", "\"openapi\"", "swagger:", "\"swagger\""];
        if !version_keys.iter().any(|key| text.contains(key)) {
            parts.insert(path.clone());
        }
    }
    found.retain(|(path, _)| !(parts.contains(path) && mentioned.contains(path)));
}

fn is_description(path: &Path) -> bool {
    path.extension()
        .and_then(|extension| extension.to_str())
        .is_some_and(|extension| EXTENSIONS.contains(&extension))
}

fn path_within(folder: &Path, file: &Path) -> String {
    disk::with_slashes(file.strip_prefix(folder).unwrap_or(file))
}

/// A unique crate name for a path.
fn free_name(path: &str, taken: &mut BTreeSet<String>) -> String {
    let name = crate_name(path);
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut candidates = std::iter::once(name.clone()).chain(numbered);
    let free = candidates.find(|candidate| !taken.contains(candidate));
    let free = free.unwrap_or(name);
    taken.insert(free.clone());
    free
}

fn crate_name(path: &str) -> String {
    let stem = path.rsplit_once('.').map_or(path, |(stem, _)| stem);
    let words = stem.split(|character: char| !character.is_ascii_alphanumeric());
    let words: Vec<_> = words.filter(|word| !word.is_empty()).collect();
    let name = words.join("-").to_ascii_lowercase();
    let starts_with_letter = name.starts_with(|first: char| first.is_ascii_alphabetic());
    let name = if starts_with_letter {
        name
    } else {
        format!("api-{name}")
    };
    let name: String = name.chars().take(MAX_NAME_LENGTH).collect();
    name.trim_end_matches('-').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_valid_crate_names() {
        for (path, name) in [
            ("pets.yaml", "pets"),
            ("a b/Größe_2.json", "a-b-gr-e-2"),
            ("3scale.yml", "api-3scale"),
            ("é.json", "api"),
        ] {
            assert_eq!(crate_name(path), name, "{path}");
        }
        assert_eq!(crate_name(&"x".repeat(99)).len(), MAX_NAME_LENGTH);
    }

    #[test]
    fn names_are_unique() {
        let mut taken = BTreeSet::new();
        let paths = ["a.yaml", "a.json", "a-2.json"];
        let names = paths.map(|path| free_name(path, &mut taken));
        assert_eq!(names, ["a", "a-2", "a-2-2"]);
    }
}
