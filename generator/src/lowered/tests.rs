//! The outline of a lowered API: compact text, close to Rust, for tables of tests.
//!
//! Only what differs from the usual is written: `name` alone is a field whose original name is the same, and sections
//! without items are left out.

mod api;
mod contents;
mod operations;
mod schemas;
mod types;
mod xml;

use super::{Api, TypeId};
use crate::names::Name;

/// The sections of an outline, in order.
const SECTIONS: [&str; 9] = [
    "servers",
    "schemes",
    "headers",
    "operations",
    "webhooks",
    "errors",
    "types",
    "conversions",
    "xml",
];

/// The sections that are written only if they are asked for.
const OTHER_SECTIONS: [&str; 6] = [
    "commands",
    "features",
    "files",
    "rejections",
    "schemas",
    "traits",
];

impl Api {
    /// The outline of these sections, or of all but commands, features, files, rejections, schemas and traits.
    pub fn outline(&self, sections: &[String]) -> String {
        let known = [&SECTIONS[..], &OTHER_SECTIONS].concat();
        let mut names = sections.iter().map(String::as_str);
        let unknown = names.find(|name| !known.contains(name));
        assert_eq!(unknown, None, "unknown section");
        let wanted: Vec<&str> = match sections {
            [] => SECTIONS.to_vec(),
            some => known
                .into_iter()
                .filter(|name| some.iter().any(|one| one == name))
                .collect(),
        };
        let items = wanted.into_iter();
        let items = items.flat_map(|name| Outline { api: self }.section(name));
        items.map(|item| item + "\n").collect()
    }
}

/// Writes the outline of an API.
struct Outline<'a> {
    api: &'a Api,
}

impl Outline<'_> {
    fn section(&self, name: &str) -> Vec<String> {
        match name {
            "servers" => self.all_servers(),
            "schemes" => self.schemes(),
            "headers" => self.common_headers(),
            "operations" => self.operations(),
            "webhooks" => self.webhooks(),
            "errors" => self.error_bodies(),
            "types" => self.types(),
            "conversions" => self.conversions(),
            "schemas" => self.schemas(),
            "xml" => self.xml(),
            "commands" => self.commands(),
            "features" => self.features(),
            "files" => self.files(),
            "traits" => self.traits(),
            _ => self.rejections(),
        }
    }

    /// The name of a type.
    fn name_of(&self, id: TypeId) -> &str {
        &self.api.type_of(id).name.rust
    }
}

/// The Rust name, with the original one if it differs: `first_name "first-name"`.
fn named(name: &Name) -> String {
    match name.plain() == name.wire {
        true => name.rust.clone(),
        false => format!("{} {:?}", name.rust, name.wire),
    }
}

/// A head, its parts in braces, each on a line.
fn block(head: &str, parts: &[String]) -> String {
    if parts.is_empty() {
        return format!("{head} {{}}");
    }
    let indented = parts.iter().flat_map(|part| part.lines());
    let lines: String = indented.map(|line| format!("    {line}\n")).collect();
    format!("{head} {{\n{lines}}}")
}

/// The documentation, above an item.
fn documented(description: Option<&str>, item: String) -> String {
    match description {
        Some(text) => format!("/// {}\n{item}", text.trim_end().replace('\n', "\n/// ")),
        None => item,
    }
}

/// Parts in brackets after a text, if there are some: `String(1..=5)`.
fn with(text: &str, parts: &[String]) -> String {
    match parts.is_empty() {
        true => text.to_owned(),
        false => format!("{text}({})", parts.join(", ")),
    }
}

/// The range between bounds, as in Rust; `None` without bounds.
fn range<T: std::fmt::Display>(minimum: Option<T>, maximum: Option<T>) -> Option<String> {
    match (minimum, maximum) {
        (None, None) => None,
        (Some(minimum), None) => Some(format!("{minimum}..")),
        (None, Some(maximum)) => Some(format!("..={maximum}")),
        (Some(minimum), Some(maximum)) => Some(format!("{minimum}..={maximum}")),
    }
}

/// Quoted texts, separated by `separator`.
fn quoted<'t>(texts: impl IntoIterator<Item = &'t String>, separator: &str) -> String {
    let texts: Vec<String> = texts.into_iter().map(|text| format!("{text:?}")).collect();
    texts.join(separator)
}

/// A text with words after it, if they apply.
fn marked<const N: usize>(text: String, words: [(bool, &str); N]) -> String {
    let words = words.iter().filter(|(applies, _)| *applies);
    words.fold(text, |text, (_, word)| format!("{text} {word}"))
}
