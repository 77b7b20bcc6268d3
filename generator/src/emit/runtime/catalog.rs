//! The modules of the library, and what each of them uses.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use openapi_crates_runtime::generator::sources::FILES;

use crate::crates::{self, Crate, Platform};
use crate::emit::source_file::part_path;
use crate::emit::types::Crate as Target;

/// A module of the library.
#[derive(Debug)]
pub struct Part {
    /// Its path below `runtime`: `reader`, `client::call`.
    pub path: String,
    /// The crate that it is for; `None` if it is for both.
    pub target: Option<Target>,
    /// The source code.
    pub text: &'static str,
    /// The cargo feature of the library that it depends on.
    pub feature: Option<&'static str>,
    /// The paths of the modules that it uses.
    pub modules: BTreeSet<String>,
    /// The external crates that it uses.
    pub crates: Vec<Crate>,
}

/// Returns the part with a path.
pub fn part(path: &str) -> Option<&'static Part> {
    static PARTS: OnceLock<BTreeMap<String, Part>> = OnceLock::new();
    PARTS.get_or_init(read_all).get(path)
}

fn read_all() -> BTreeMap<String, Part> {
    let (folders, files): (Vec<_>, Vec<_>) = FILES
        .iter()
        .copied()
        .partition(|(path, _)| path.ends_with("/mod"));
    let folders: BTreeMap<&str, &'static str> = folders
        .into_iter()
        .filter_map(|(path, text)| Some((path.strip_suffix("/mod")?, text)))
        .collect();
    let parts = files.into_iter().filter_map(|(file, text)| {
        let (folder, name) = file.rsplit_once('/')?;
        let part = read(folder, name, text, folders.get(folder)?);
        Some((part.path.clone(), part))
    });
    parts.collect()
}

/// Reads a module from its file and the `mod.rs` next to it. Folders do not show in paths.
fn read(folder: &str, name: &str, text: &'static str, declarations: &'static str) -> Part {
    let target = match folder.split('/').next() {
        Some("client") => Some(Target::Client),
        Some("server") => Some(Target::Server),
        _ => None,
    };
    let path = path_of(target, name);
    Part {
        target,
        text,
        feature: feature_of(declarations, name),
        modules: used_modules(&path, text),
        crates: used_crates(text),
        path,
    }
}

/// The path of a module below `runtime`.
pub fn path_of(target: Option<Target>, name: &str) -> String {
    match target {
        None => name.to_owned(),
        Some(target) => format!("{}::{name}", target.module()),
    }
}

/// The cargo feature above the declaration of a module.
fn feature_of(declarations: &'static str, name: &str) -> Option<&'static str> {
    let declaration = format!("pub mod {name};");
    let (before, _) = declarations.split_once(&declaration)?;
    let attribute = before.trim_end().rsplit('\n').next()?;
    attribute
        .strip_prefix("#[cfg(feature = \"")?
        .strip_suffix("\")]")
}

/// Modules that call methods which another module adds to a type: no path leads there.
const BY_METHOD: &[(&str, &str)] = &[
    ("client::media_body", "client::byte_body"),
    ("client::multipart", "client::byte_body"),
    ("client::request_values", "client::byte_body"),
    ("server::media_body", "server::byte_body"),
];

/// Modules that the macros of a module use for some rows only; generated files with such rows ask for them.
const BY_ROWS: &[(&str, &[&str])] = &[
    ("object", &["codec", "nullable"]),
    ("record", &["into_optional", "nullable"]),
];

/// Finds the modules after `crate::runtime::`, except for the module itself.
fn used_modules(path: &str, text: &str) -> BTreeSet<String> {
    let of_this = |(user, _): &&(&str, _)| *user == path;
    let paths = text.split("crate::runtime::").skip(1);
    let mut modules: BTreeSet<String> = paths.filter_map(part_path).collect();
    modules.extend(
        BY_METHOD
            .iter()
            .filter(|(user, _)| *user == path)
            .map(|(_, used)| (*used).to_owned()),
    );
    for (_, names) in BY_ROWS.iter().filter(of_this) {
        modules.retain(|name| !names.contains(&name.as_str()));
    }
    modules.remove(path);
    modules
}

/// Finds the external crates at the start of paths. A file for one platform needs no entries of the
/// other.
fn used_crates(text: &str) -> Vec<Crate> {
    let segments = text.split("::").enumerate();
    let starts = segments.filter(|(index, before)| *index == 0 || last_word(before) != *before);
    let starts: BTreeSet<&str> = starts.map(|(_, before)| last_word(before)).collect();
    let is_used = |one: &&Crate| starts.contains(one.name.replace('-', "_").as_str());
    let used = crates::all().iter().filter(is_used);
    let is_conditional = text.contains("#![cfg") && text.contains("target_arch");
    let is_native = is_conditional && text.contains("not(all(target_arch");
    let is_browser = is_conditional && !is_native;
    let in_browser = |one: &Crate| one.platform == Platform::Browser;
    let has_browser_entry = |one: &Crate| {
        let mut entries = crates::all().iter();
        entries.any(|other| other.name == one.name && in_browser(other))
    };
    used.filter(|one| match in_browser(one) {
        true => !is_native,
        false => !is_browser || !has_browser_entry(one),
    })
    .copied()
    .collect()
}

fn last_word(text: &str) -> &str {
    let is_end = |character: char| !character.is_alphanumeric() && character != '_';
    text.rsplit(is_end).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_modules_that_a_part_uses_exist() {
        for (path, part) in read_all() {
            for module in &part.modules {
                assert!(super::part(module).is_some(), "{path} uses {module}");
            }
        }
    }

    #[test]
    fn a_part_has_the_feature_of_its_declaration() {
        let feature = |path: &str| part(path).and_then(|part| part.feature);
        assert_eq!(feature("reader"), None);
        assert_eq!(feature("uuid"), Some("uuid"));
        assert_eq!(feature("xml_parser"), Some("xml"));
        assert_eq!(feature("client::mock"), Some("mock"));
    }
}
