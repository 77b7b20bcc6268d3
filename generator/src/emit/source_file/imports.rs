//! The imports of several files, which decide on the dependencies of a crate.

use std::collections::BTreeMap;

use super::{Gate, SourceFile};
use crate::emit::webhooks;

/// The imports of several files: names by module, and `true` for those that are not only for webhooks.
#[derive(Clone, Debug, Default)]
pub struct Imports(BTreeMap<String, BTreeMap<String, bool>>);

impl Imports {
    /// Adds what a file imports, exports of the library, or needs of it.
    pub fn add(&mut self, file: &SourceFile) {
        let is_always = |gate: Gate| ![gate, file.feature].contains(&Some(webhooks::FEATURE));
        for (gate, (_, module), names) in file.all_imports() {
            for name in names {
                self.insert(module, name, is_always(gate));
            }
        }
        for ((module, gate), names) in &file.exports {
            for name in names
                .iter()
                .filter(|_| module.starts_with("crate::runtime"))
            {
                self.insert(module, name, is_always(*gate));
            }
        }
        for (gate, module) in &file.library {
            self.insert("crate::runtime", module, is_always(*gate));
        }
        for (gate, path) in &file.mentions {
            self.insert(path, "self", is_always(*gate));
        }
        for nested in &file.nested {
            self.add(&nested.file);
        }
    }

    fn insert(&mut self, module: &str, name: &str, always: bool) {
        let names = match self.0.get_mut(module) {
            Some(names) => names,
            None => self.0.entry(module.to_owned()).or_default(),
        };
        match names.get_mut(name) {
            Some(known) => *known |= always,
            None => {
                names.insert(name.to_owned(), always);
            }
        }
    }

    /// Adds what other files import.
    pub fn append(&mut self, others: Self) {
        for (module, names) in others.0 {
            let known = self.0.entry(module).or_default();
            for (name, always) in names {
                *known.entry(name).or_default() |= always;
            }
        }
    }

    /// The names that are imported of `module`.
    pub fn of(&self, module: &str) -> impl Iterator<Item = &str> {
        let names = self.0.get(module).into_iter();
        names.flatten().map(|(name, _)| name.as_str())
    }

    /// The modules of the library that are imported, or of which names are: all of them, or those that are not only for
    /// webhooks.
    pub fn parts(&self, always: bool) -> Vec<String> {
        let modules = self.0.iter().filter_map(|(module, names)| {
            let below = module.strip_prefix("crate::runtime")?;
            Some((below.trim_start_matches(':'), names))
        });
        let paths = modules.flat_map(|(below, names)| {
            let names = names
                .iter()
                .filter(move |(_, is_always)| !always || **is_always);
            names.filter_map(move |(name, _)| match below {
                "" => part_path(name),
                below => part_path(&format!("{below}::{name}")),
            })
        });
        paths.collect()
    }

    /// The external crates that are imported: all of them, or those that are not only for webhooks.
    pub fn crates(&self, always: bool) -> impl Iterator<Item = &str> {
        let is_used =
            move |names: &BTreeMap<String, bool>| !always || names.values().any(|one| *one);
        let modules = self.0.iter().filter(move |(_, names)| is_used(names));
        modules.filter_map(|(module, _)| module.split("::").next())
    }

    /// Returns `true` if a name of `module` is not only imported for webhooks.
    pub fn is_always(&self, module: &str, name: &str) -> bool {
        let names = self.0.get(module);
        names
            .and_then(|names| names.get(name))
            .is_some_and(|always| *always)
    }
}

/// The path of the module of the library at the start of `reader::Reader` or `client::call::Call`; `None` for other names.
pub fn part_path(path: &str) -> Option<String> {
    let mut words = path.split("::").map(first_word);
    let first = words.next()?;
    match first {
        "client" | "server" => Some(format!("{first}::{}", words.next()?)),
        _ => first
            .starts_with(|first: char| first.is_ascii_lowercase())
            .then(|| first.to_owned()),
    }
}

fn first_word(text: &str) -> &str {
    let is_end = |character: char| !character.is_alphanumeric() && character != '_';
    text.split(is_end).next().unwrap_or_default()
}
