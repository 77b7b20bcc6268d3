//! Parses the outlines of generated crates: their files without docs and function bodies.

use std::collections::{BTreeMap, BTreeSet};

use super::crate_modules::Modules;
use super::features::{Features, features};
use super::item::PublicApi;
use super::module::Parsed;
use super::read::read;
use openapi_crates::internals::join;
use openapi_crates::{Crates, GenerateError, Side};

/// The files of a crate by path, `Cargo.toml` included.
type Files = BTreeMap<String, String>;

const MANIFEST: &str = "Cargo.toml";

/// The folders whose files define the targets of re-exports and aliases.
const RESOLVING: [&str; 4] = ["operations", "responses", "runtime", "types"];

impl PublicApi {
    /// Returns the public API of a generated crate.
    ///
    /// # Errors
    ///
    /// If a file cannot be generated.
    pub fn of(crates: &Crates, side: Side) -> Result<Self, GenerateError> {
        Self::of_files(&outline(crates, side)?)
    }

    /// Returns the public API of a crate, given its files by path: `src/lib.rs`, and `Cargo.toml` for its features.
    ///
    /// # Errors
    ///
    /// If a file is not valid Rust.
    pub fn of_files(files: &Files) -> Result<Self, GenerateError> {
        let modules = Modules::new(parsed(files, None)?);
        Ok(read(&modules, features_of(files), &BTreeSet::new()))
    }
}

/// Returns the public API of two versions of a crate, without items that are the same in both.
pub fn differing(old: &Crates, new: &Crates, side: Side) -> Result<[PublicApi; 2], GenerateError> {
    let (before, after) = join(|| outline(old, side), || outline(new, side));
    let (mut before, mut after) = (before?, after?);
    let is_same = |(path, text): &(&String, &String)| {
        !resolves_names(path, text) && before.get(*path) == Some(*text)
    };
    let same: Vec<String> = after
        .iter()
        .filter(is_same)
        .map(|(path, _)| path.clone())
        .collect();
    for path in &same {
        before.remove(path);
        after.remove(path);
    }
    let parsed_before = parsed(&before, None)?;
    let parsed_after = parsed(&after, Some((&before, &parsed_before)))?;
    let (old, new) = (Modules::new(parsed_before), Modules::new(parsed_after));
    let shared = old.shared(&new);
    Ok([
        read(&old, features_of(&before), &shared),
        read(&new, features_of(&after), &shared),
    ])
}

/// `true` if a file may be needed to resolve names in other files.
fn resolves_names(path: &str, text: &str) -> bool {
    let folder = path
        .strip_prefix("src/")
        .and_then(|path| path.split('/').next());
    path == MANIFEST
        || path == "src/lib.rs"
        || path.ends_with("/failures.rs")
        || path.ends_with("/mod.rs")
        || folder.is_some_and(|folder| RESOLVING.contains(&folder))
        || text.contains("pub use ")
}

fn outline(crates: &Crates, side: Side) -> Result<Files, GenerateError> {
    let mut files = Files::new();
    crates.write_outline(side, |path, text| {
        if path == MANIFEST || path.ends_with(".rs") {
            files.insert(path, text);
        }
        Ok(())
    })?;
    Ok(files)
}

fn features_of(files: &Files) -> Features {
    features(files.get(MANIFEST).map(String::as_str).unwrap_or_default())
}

/// Parses the files of Rust; files that are the same in a known version are shared with it.
fn parsed(
    files: &Files,
    known: Option<(&Files, &BTreeMap<String, Parsed>)>,
) -> Result<BTreeMap<String, Parsed>, GenerateError> {
    let sources = files.iter().filter(|(path, _)| path.ends_with(".rs"));
    let parsed = sources.map(|(path, text)| {
        let known = known.filter(|(files, _)| files.get(path) == Some(text));
        let parsed = match known.and_then(|(_, parsed)| parsed.get(path)) {
            Some(parsed) => parsed.clone(),
            None => Parsed::new(
                syn::parse_file(text).map_err(|error| GenerateError::NotRust {
                    path: path.clone(),
                    reason: error.to_string(),
                })?,
            ),
        };
        Ok((path.clone(), parsed))
    });
    parsed.collect()
}
