//! One document of several files: what others refer to is put into the `components` of the
//! description.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde_json::{Map, Value};

use super::Place;
use super::files::{Unread, split};
use super::nodes::{node, node_mut};
use super::origins::Origins;
use super::parse;
use super::rebase::rebase;
use super::references::{component_called, suggestion};
use super::structure::{self, Reference};
use super::suggest::did_you_mean;
use super::text::Source;
use super::version::Version;
use crate::report::{Code, Report, quoted};

/// More rounds than there are files in a row are not followed.
const MOST_ROUNDS: usize = 100;

/// Puts what references to other files name into the document. References that lead nowhere stay
/// as they are, with a diagnostic.
pub(super) fn bundle(
    source: &Source,
    value: &mut Value,
    version: Version,
    origins: &mut Origins,
    report: &mut Report,
) {
    let mut bundle = Bundle {
        source,
        parsed: BTreeMap::new(),
        merged: HashMap::new(),
        origins,
        report,
    };
    if !source.files.is_empty() {
        rebase(source, value, "");
        for _ in 0..MOST_ROUNDS {
            if !bundle.round(value, version) {
                break;
            }
        }
    }
}

struct Bundle<'a> {
    source: &'a Source,
    parsed: BTreeMap<String, Option<Value>>,
    /// Where the nodes of other files are now.
    merged: HashMap<(String, Place), Place>,
    origins: &'a mut Origins,
    report: &'a mut Report,
}

impl Bundle<'_> {
    /// Takes in what is referred to; whether anything was.
    fn round(&mut self, value: &mut Value, version: Version) -> bool {
        let mut doubts = Report::new();
        let mut checked = value.clone();
        let outline = structure::check(self.source, &mut checked, version, &mut doubts);
        let mut references = outline.references;
        // What is a component already keeps its name, and what is a part of another is left in it.
        let depth = |reference: &Reference| reference.target.matches('/').count();
        references.sort_by_key(|reference| (!is_component(reference), depth(reference)));
        let mut took_any = false;
        for reference in &references {
            if split("", &reference.target).is_some() {
                took_any |= self.take(reference, value);
            }
        }
        took_any | self.take_mappings(value)
    }

    /// Takes in what one reference names.
    fn take(&mut self, reference: &Reference, value: &mut Value) -> bool {
        let place = reference.place.key("$ref");
        // What it stands in may have been replaced.
        let target = node(value, &place).and_then(Value::as_str);
        if target != Some(reference.target.as_str()) {
            return false;
        }
        let Some((path, pointer)) = split("", &reference.target) else {
            return false;
        };
        if let Some(now) = self.taken(&path, &pointer) {
            return set(value, &place, Value::String(now.to_string()));
        }
        let file = self.source.files.get(&path);
        if file.is_some_and(|file| file.is_err())
            && component_called(&path, reference, value).is_some()
        {
            // Its name was meant. It is told so, as it was written.
            set(value, &place, Value::String(path));
            return false;
        }
        let Some(found) = self.found(&path, &pointer, &place) else {
            return false;
        };
        let is_only = node(value, &reference.place)
            .and_then(Value::as_object)
            .is_some_and(|object| object.len() == 1);
        let node = Place::of_reference(&pointer).unwrap_or_else(Place::root);
        let file = Arc::from(path.as_str());
        match reference.shape.section() {
            Some(section) if !(is_component(reference) && is_only) => {
                let name = name(&path, &pointer);
                let at = self.put(section, &name, found, value, &place);
                self.origins.note(at.clone(), &file, node.clone());
                set(value, &place, Value::String(at.to_string()));
                self.merged.insert((path, node), at);
            }
            section => {
                self.origins
                    .note(reference.place.clone(), &file, node.clone());
                put_in_place(value, &reference.place, found);
                if section.is_some() {
                    self.merged.insert((path, node), reference.place.clone());
                }
            }
        }
        true
    }

    /// Where a node of a file is now, by itself or in another.
    fn taken(&self, path: &str, pointer: &str) -> Option<Place> {
        let origin = Place::of_reference(pointer)?;
        let mut behind: Vec<&str> = Vec::new();
        let mut at = Some(&origin);
        while let Some(here) = at {
            if let Some(now) = self.merged.get(&(path.to_owned(), here.clone())) {
                let steps = behind.iter().rev();
                return Some(steps.fold(now.clone(), |place, step| place.key(step)));
            }
            behind.push(here.name().unwrap_or_default());
            at = here.parent();
        }
        None
    }

    /// Adds a component, by a name that is free.
    fn put(
        &mut self,
        section: &str,
        wanted: &str,
        found: Value,
        value: &mut Value,
        place: &Place,
    ) -> Place {
        let components = entry(value, "components");
        let components = components.and_then(|components| entry(components, section));
        let section_place = Place::root().key("components").key(section);
        let Some(Value::Object(components)) = components else {
            return section_place.key(wanted); // It is refused as what it is.
        };
        let numbered = (2..).map(|number| format!("{wanted}{number}"));
        let mut names = std::iter::once(wanted.to_owned()).chain(numbered);
        let free = names.find(|name| !components.contains_key(name));
        let name = free.unwrap_or_else(|| wanted.to_owned());
        if name != wanted {
            let message = format!(
                "{} is called {} here: another file has one of its name",
                quoted(wanted),
                quoted(&name)
            );
            self.report.add(Code::RenamedComponent, place, message);
        }
        components.insert(name.clone(), found);
        section_place.key(&name)
    }

    /// The node of a file, with references that hold in the description.
    fn found(&mut self, path: &str, pointer: &str, place: &Place) -> Option<Value> {
        let file = self.file(path, place)?;
        let origin = Place::of_reference(pointer);
        let Some(found) = origin.and_then(|origin| node(file, &origin)) else {
            let message = format!("{} has no {}", quoted(path), quoted(pointer));
            let wanted = Place::of_reference(pointer);
            let near = wanted.and_then(|wanted| suggestion(file, &wanted));
            let near = near.map(|near| did_you_mean(format!("{path}{near}")));
            if !self.report.has(place, &message) {
                self.report
                    .add(Code::UnknownReference, place, message)
                    .maybe_help(near);
            }
            return None;
        };
        let mut found = found.clone();
        rebase(self.source, &mut found, path);
        Some(found)
    }

    fn file(&mut self, path: &str, place: &Place) -> Option<&Value> {
        if !self.parsed.contains_key(path) {
            let value = self.read(path, place);
            self.parsed.insert(path.to_owned(), value);
        }
        self.parsed.get(path)?.as_ref()
    }

    fn read(&mut self, path: &str, place: &Place) -> Option<Value> {
        match self.source.files.get(path)? {
            Err(Unread { why, help }) => {
                let message = format!("cannot read {}: {why}", quoted(path));
                let pointer = path.starts_with("components/");
                let pointer = pointer.then(|| did_you_mean(format!("#/{path}")));
                self.report
                    .add(Code::UnreadableFile, place, message)
                    .maybe_help(help.clone().or(pointer));
                None
            }
            Ok(source) => {
                let mut found = Report::new();
                let value = parse::parse(source, &mut found);
                if value.is_none() {
                    let message = format!("{} cannot be read", quoted(path));
                    self.report.add(Code::UnreadableFile, place, message);
                }
                self.report.append(found.in_file(&Arc::from(path)));
                value
            }
        }
    }

    /// Takes in the schemas that the mappings of discriminators name.
    fn take_mappings(&mut self, value: &mut Value) -> bool {
        let mut places = Vec::new();
        find_mappings(value, &Place::root(), &mut places);
        let mut took_any = false;
        for place in places {
            let target = node(value, &place).and_then(Value::as_str);
            let Some((path, pointer)) = target.and_then(|target| split("", target)) else {
                continue;
            };
            if self.source.files.get(&path).is_none() {
                continue;
            }
            if self.taken(&path, &pointer).is_none() {
                let Some(found) = self.found(&path, &pointer, &place) else {
                    continue;
                };
                let at = self.put("schemas", &name(&path, &pointer), found, value, &place);
                let node = Place::of_reference(&pointer).unwrap_or_else(Place::root);
                let file = Arc::from(path.as_str());
                self.origins.note(at.clone(), &file, node.clone());
                self.merged.insert((path.clone(), node), at);
            }
            if let Some(now) = self.taken(&path, &pointer) {
                took_any |= set(value, &place, Value::String(now.to_string()));
            }
        }
        took_any
    }
}

/// Whether a reference is a component itself.
fn is_component(reference: &Reference) -> bool {
    let section = structure::section(&reference.place);
    section.is_some() && section == reference.shape.section()
}

/// What a node of a file is called by.
fn name(path: &str, pointer: &str) -> String {
    let place = Place::of_reference(pointer);
    let last = place
        .as_ref()
        .and_then(Place::name)
        .filter(|name| !name.is_empty());
    let file = path.rsplit('/').next().unwrap_or_default();
    let stem = file.split_once('.').map_or(file, |(stem, _)| stem);
    last.unwrap_or(stem).to_owned()
}

/// Puts what is referred to in the place of the reference; what stands beside that stays.
fn put_in_place(value: &mut Value, place: &Place, found: Value) {
    let Some(node) = node_mut(value, place) else {
        return;
    };
    let before = std::mem::replace(node, found);
    if let (Value::Object(node), Value::Object(before)) = (node, before) {
        for (key, value) in before {
            if key != "$ref" && !node.contains_key(&key) {
                node.insert(key, value);
            }
        }
    }
}

fn set(value: &mut Value, place: &Place, new: Value) -> bool {
    match node_mut(value, place) {
        Some(node) => {
            *node = new;
            true
        }
        None => false,
    }
}

/// The value of a key of an object, which is an object if it is new.
fn entry<'v>(value: &'v mut Value, key: &str) -> Option<&'v mut Value> {
    let Value::Object(object) = value else {
        return None;
    };
    Some(
        object
            .entry(key)
            .or_insert_with(|| Value::Object(Map::new())),
    )
}

/// The places of the values of the mappings of discriminators.
pub(super) fn find_mappings(value: &Value, place: &Place, found: &mut Vec<Place>) {
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                find_mappings(item, &place.index(index), found);
            }
        }
        Value::Object(object) => {
            for (key, value) in object {
                let at = place.key(key);
                match (
                    key.as_str(),
                    value.get("mapping").and_then(Value::as_object),
                ) {
                    ("discriminator", Some(mapping)) => {
                        let mapping_place = at.key("mapping");
                        found.extend(mapping.keys().map(|key| mapping_place.key(key)));
                    }
                    _ => find_mappings(value, &at, found),
                }
            }
        }
        _ => {}
    }
}
