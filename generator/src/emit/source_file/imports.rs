//! The imports of several files, which decide on the dependencies of a crate.

use std::collections::BTreeMap;

use super::{SourceFile, insert};
use crate::emit::webhooks;
use crate::lowered::FeatureGate;

/// The imports of several files: names by module, each with the gate of its users.
#[derive(Clone, Debug, Default)]
pub struct Imports(BTreeMap<String, BTreeMap<String, FeatureGate>>);

impl Imports {
    /// Adds what a file imports, exports of the library, or needs of it.
    pub fn add(&mut self, file: &SourceFile) {
        self.add_within(&FeatureGate::ALWAYS, file);
    }

    fn add_within(&mut self, outer: &FeatureGate, file: &SourceFile) {
        let of_file = outer.and(&file.file_gate);
        let gate = |gate: &FeatureGate| of_file.and(gate);
        for ((_, module), names) in &file.imports {
            for (name, used) in names {
                self.insert(module, name, &gate(used));
            }
        }
        let exports = file.exports.iter();
        for (module, names) in exports.filter(|(module, _)| module.starts_with("crate::runtime")) {
            for (name, used) in names {
                self.insert(module, name, &gate(used));
            }
        }
        for (used, module) in &file.library {
            self.insert("crate::runtime", module, &gate(used));
        }
        for (used, path) in &file.mentions {
            self.insert(path, "self", &gate(used));
        }
        for nested in &file.nested {
            self.add_within(&of_file, &nested.file);
        }
    }

    fn insert(&mut self, module: &str, name: &str, gate: &FeatureGate) {
        match self.0.get_mut(module) {
            Some(names) => insert(names, name, gate),
            None => insert(self.0.entry(module.to_owned()).or_default(), name, gate),
        }
    }

    /// Adds what other files import.
    pub fn append(&mut self, others: Self) {
        for (module, names) in others.0 {
            let known = self.0.entry(module).or_default();
            for (name, gate) in names {
                insert(known, &name, &gate);
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
                .filter(move |(_, gate)| !always || is_always(gate));
            names.filter_map(move |(name, _)| match below {
                "" => part_path(name),
                below => part_path(&format!("{below}::{name}")),
            })
        });
        paths.collect()
    }

    /// The external crates that are imported: all of them, or those that are not only for webhooks.
    pub fn crates(&self, always: bool) -> impl Iterator<Item = &str> {
        let is_used = move |names: &BTreeMap<String, _>| !always || names.values().any(is_always);
        let modules = self.0.iter().filter(move |(_, names)| is_used(names));
        modules.filter_map(|(module, _)| module.split("::").next())
    }

    /// The gate of the users of a name of `module`.
    pub fn gate(&self, module: &str, name: &str) -> FeatureGate {
        let names = self.0.get(module);
        names
            .and_then(|names| names.get(name))
            .cloned()
            .unwrap_or_default()
    }
}

/// Returns `true` if a gate is not only for webhooks.
fn is_always(gate: &FeatureGate) -> bool {
    !gate.requires(webhooks::FEATURE)
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
