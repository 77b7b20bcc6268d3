//! The paths and webhooks of a description, with what is chosen of them.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::Relocated;
use crate::report::quoted;
use crate::selection::{Choosable, METHODS, Selection};
use crate::source::nodes::{node, node_mut};
use crate::source::version::Version;
use crate::source::{MAX_DEPTH, Place, hooks};

/// A path or a webhook.
#[derive(Clone)]
pub(super) struct Entry {
    /// Where it stands.
    pub(super) place: Place,
    is_webhook: bool,
    key: String,
    /// Where its operations stand: elsewhere, if it is a reference.
    item: Place,
    operations: Vec<Operation>,
}

#[derive(Clone)]
struct Operation {
    method: &'static str,
    id: Option<String>,
    tags: Vec<String>,
    is_chosen: bool,
}

/// Finds all of them.
pub(super) fn find(value: &Value, version: Version, selection: &Selection) -> Vec<Entry> {
    let lists = ["paths", hooks::WEBHOOKS, hooks::EARLIER_WEBHOOKS];
    let lists = lists.into_iter().filter(|name| {
        *name != hooks::EARLIER_WEBHOOKS
            || value
                .get(name)
                .is_some_and(|value| hooks::are_webhooks(name, value, version))
    });
    let mut entries = Vec::new();
    for name in lists {
        let place = Place::root().key(name);
        let items = value.get(name).and_then(Value::as_object);
        let keys = items.into_iter().flat_map(Map::keys);
        for key in keys.filter(|key| !key.starts_with("x-")) {
            let mut entry = Entry {
                item: resolved(value, &place.key(key)),
                place: place.key(key),
                is_webhook: name != "paths",
                key: key.clone(),
                operations: Vec::new(),
            };
            entry.read(value, selection);
            entries.push(entry);
        }
    }
    entries
}

/// Where stands what a path item stands for.
fn resolved(value: &Value, place: &Place) -> Place {
    let next = |place: &Place| {
        let reference = node(value, place)?.get("$ref")?.as_str()?;
        Place::of_reference(reference)
    };
    let chain = std::iter::successors(Some(place.clone()), next);
    chain
        .take(MAX_DEPTH)
        .last()
        .unwrap_or_else(|| place.clone())
}

/// Where operations say that another replaces them that is not chosen.
pub(super) fn replaced_by_left_out(entries: &[Entry], value: &Value) -> Vec<Place> {
    let operations = || entries.iter().flat_map(|entry| &entry.operations);
    let of = |is_chosen: bool| {
        let ids = operations().filter(move |one| one.is_chosen == is_chosen);
        ids.filter_map(|one| one.id.as_deref())
            .collect::<HashSet<_>>()
    };
    let (chosen, left_out) = (of(true), of(false));
    let mut places = Vec::new();
    for entry in entries {
        for operation in entry.operations.iter().filter(|one| one.is_chosen) {
            let place = entry.item.key(operation.method).key("x-replaced-by");
            let id = node(value, &place).and_then(Value::as_str);
            if id.is_some_and(|id| left_out.contains(id) && !chosen.contains(id)) {
                places.push(place);
            }
        }
    }
    places
}

impl Entry {
    fn read(&mut self, value: &Value, selection: &Selection) {
        let item = node(value, &self.item);
        // Of a reference that leads nowhere, anything may be meant: it is for others to refuse it.
        let is_unknown = self.is_unknown(value);
        for method in METHODS {
            let operation = match item.and_then(|item| item.get(method)) {
                Some(operation) => operation,
                None if is_unknown => &Value::Null,
                None => continue,
            };
            let tags = operation.get("tags").and_then(Value::as_array);
            let tags = tags.into_iter().flatten().filter_map(Value::as_str);
            let id = operation.get("operationId").and_then(Value::as_str);
            self.operations.push(Operation {
                method,
                id: id.map(str::to_owned),
                tags: tags.map(str::to_owned).collect(),
                is_chosen: false,
            });
        }
        let chosen = self.operations().map(|one| selection.chooses(&one));
        let chosen: Vec<bool> = chosen.collect();
        for (operation, is_chosen) in self.operations.iter_mut().zip(chosen) {
            operation.is_chosen = is_chosen;
        }
    }

    /// Its operations.
    pub(super) fn operations(&self) -> impl Iterator<Item = Choosable<'_>> {
        self.operations.iter().map(|operation| Choosable {
            is_webhook: self.is_webhook,
            key: &self.key,
            method: operation.method,
            id: operation.id.as_deref(),
            tags: &operation.tags,
        })
    }

    /// The numbers of its operations that are chosen.
    pub(super) fn chosen(&self) -> impl Iterator<Item = usize> {
        let operations = self.operations.iter().enumerate();
        operations
            .filter(|(_, one)| one.is_chosen)
            .map(|(number, _)| number)
    }

    /// Chooses those of its operations that are among these numbers.
    pub(super) fn choose(&mut self, is_chosen: impl Fn(usize) -> bool) {
        for (number, operation) in self.operations.iter_mut().enumerate() {
            operation.is_chosen = is_chosen(number);
        }
    }

    /// Where an operation of it stands, and what it is called by.
    pub(super) fn named(&self, number: usize) -> Option<(Place, String)> {
        let operation = self.operations.get(number)?;
        let method = operation.method.to_uppercase();
        let name = format!("{method} {}", self.key);
        Some((self.item.key(operation.method), name))
    }

    /// What it is called by: its path template, or the name of the webhook.
    pub(super) fn name(&self) -> String {
        quoted(&self.key)
    }

    /// Whether it refers to what is not there, so that its operations are not known.
    pub(super) fn is_unknown(&self, value: &Value) -> bool {
        let item = node(value, &self.item);
        item.is_none_or(|item| item.get("$ref").is_some())
    }

    /// Whether any of its operations is chosen.
    pub(super) fn is_chosen(&self) -> bool {
        self.operations.iter().any(|one| one.is_chosen)
    }

    /// Says of its chosen operations that they are given the request's parts.
    pub(super) fn give_parts(&self, value: &mut Value) {
        for operation in self.operations.iter().filter(|one| one.is_chosen) {
            if let Some(Value::Object(node)) = node_mut(value, &self.item.key(operation.method)) {
                node.insert("x-request-parts".to_owned(), Value::Bool(true));
            }
        }
    }

    /// The places of what is not chosen of it.
    pub(super) fn left_out(&self, places: &mut Vec<Place>) {
        if !self.is_chosen() {
            places.push(self.place.clone());
        } else if self.item == self.place {
            let left_out = self.operations.iter().filter(|one| !one.is_chosen);
            places.extend(left_out.map(|one| self.place.key(one.method)));
        }
    }

    /// Whether a key of it is that of an operation that is not chosen.
    pub(super) fn leaves_out(&self, key: &str) -> bool {
        let mut operations = self.operations.iter();
        operations.any(|one| one.method == key && !one.is_chosen)
    }

    /// Whether what callers need by default is asked of the callers of any of its operations.
    pub(super) fn asks_by_default(&self, value: &Value) -> bool {
        let item = node(value, &self.item);
        let mut chosen = self.operations.iter().filter(|one| one.is_chosen);
        !self.is_webhook
            && chosen.any(|one| {
                let operation = item.and_then(|item| item.get(one.method));
                operation.is_some_and(|operation| operation.get("security").is_none())
            })
    }

    /// Where it refers to what other paths may need otherwise, or is changed itself, puts a copy of that in its place.
    pub(super) fn take_apart(
        &mut self,
        value: &mut Value,
        is_changed: bool,
        relocated: &mut Relocated,
    ) {
        let is_shared = self.item != self.place && self.is_chosen();
        let is_component = self.item.steps().first() == Some(&"components");
        let is_whole = self.operations.iter().all(|one| one.is_chosen);
        if !is_shared || (is_component && is_whole && !is_changed) {
            return;
        }
        let item = node(value, &self.item).cloned();
        if let (Some(item), Some(node)) = (item, node_mut(value, &self.place)) {
            *node = item;
            relocated.note(self.place.clone(), self.item.clone());
            self.item = self.place.clone();
        }
    }
}
