//! The paths and webhooks of a description, and which of their operations are selected.

use std::collections::HashSet;

use serde_json::Value;

use crate::report::quoted;
use crate::selection::{Choosable, METHODS, Selection};
use crate::source::MAX_DEPTH;
use crate::source::grammar::{EARLIER_WEBHOOKS, Version, WEBHOOKS, are_webhooks};
use crate::source::tree::{OperationKey, Place, Relocations, keys, node, node_mut, texts};

/// A path or a webhook.
#[derive(Clone)]
pub(super) struct PathEntry {
    pub(super) place: Place,
    is_webhook: bool,
    key: String,
    /// The place of the path item, which differs for a reference.
    item: Place,
    operations: Vec<Operation>,
}

#[derive(Clone)]
struct Operation {
    key: OperationKey,
    method: String,
    id: Option<String>,
    tags: Vec<String>,
    is_selected: bool,
}

/// Finds all paths and webhooks.
pub(super) fn find(value: &Value, version: Version, selection: &Selection) -> Vec<PathEntry> {
    let mut entries = Vec::new();
    for name in ["paths", WEBHOOKS, EARLIER_WEBHOOKS] {
        let Some(items) = value.get(name) else {
            continue;
        };
        if name == EARLIER_WEBHOOKS && !are_webhooks(name, items, version) {
            continue;
        }
        let place = Place::root().key(name);
        for key in keys(Some(items)).filter(|key| !key.starts_with("x-")) {
            let place = place.key(key);
            let item = resolve(value, &place);
            entries.push(PathEntry {
                operations: operations(value, &item),
                place,
                is_webhook: name != "paths",
                key: key.to_owned(),
                item,
            });
        }
    }
    for entry in &mut entries {
        let chosen = entry.operations().map(|one| selection.chooses(&one));
        let chosen: Vec<bool> = chosen.collect();
        entry.select(|index| chosen.get(index) == Some(&true));
    }
    entries
}

/// Follows the references of a path item.
fn resolve(value: &Value, place: &Place) -> Place {
    let next = |place: &Place| {
        let reference = node(value, place)?.get("$ref")?.as_str()?;
        Place::of_reference(reference)
    };
    let chain = std::iter::successors(Some(place.clone()), next);
    let last = chain.take(MAX_DEPTH).last();
    last.unwrap_or_else(|| place.clone())
}

fn is_unresolved(value: &Value, item: &Place) -> bool {
    node(value, item).is_none_or(|item| item.get("$ref").is_some())
}

/// The operations of a path item. An unresolved reference may have any, and is reported later.
fn operations(value: &Value, item: &Place) -> Vec<Operation> {
    let fields = node(value, item);
    let keys = match is_unresolved(value, item) {
        true => METHODS.map(OperationKey::Fixed).to_vec(),
        false => fields.map(OperationKey::all).unwrap_or_default(),
    };
    let operation = |key: OperationKey| {
        let operation = fields.and_then(|fields| key.get(fields));
        let operation = operation.unwrap_or(&Value::Null);
        let id = operation.get("operationId").and_then(Value::as_str);
        Operation {
            method: key.method(),
            key,
            id: id.map(str::to_owned),
            tags: texts(operation.get("tags")).map(str::to_owned).collect(),
            is_selected: false,
        }
    };
    keys.into_iter().map(operation).collect()
}

/// The `x-replaced-by` of selected operations whose replacement is not selected.
pub(super) fn dangling_replacements(entries: &[PathEntry], value: &Value) -> Vec<Place> {
    let operations = || entries.iter().flat_map(|entry| &entry.operations);
    let ids = |is_selected: bool| {
        let operations = operations().filter(move |one| one.is_selected == is_selected);
        let ids = operations.filter_map(|one| one.id.as_deref());
        ids.collect::<HashSet<_>>()
    };
    let (selected, removed) = (ids(true), ids(false));
    let mut places = Vec::new();
    for entry in entries {
        for operation in entry.operations.iter().filter(|one| one.is_selected) {
            let place = operation.key.place(&entry.item).key("x-replaced-by");
            let id = node(value, &place).and_then(Value::as_str);
            if id.is_some_and(|id| removed.contains(id) && !selected.contains(id)) {
                places.push(place);
            }
        }
    }
    places
}

impl PathEntry {
    pub(super) fn operations(&self) -> impl Iterator<Item = Choosable<'_>> {
        self.operations.iter().map(|operation| Choosable {
            is_webhook: self.is_webhook,
            key: &self.key,
            method: &operation.method,
            id: operation.id.as_deref(),
            tags: &operation.tags,
        })
    }

    /// The indices of the selected operations.
    pub(super) fn selected(&self) -> impl Iterator<Item = usize> {
        let operations = self.operations.iter().enumerate();
        let selected = operations.filter(|(_, one)| one.is_selected);
        selected.map(|(index, _)| index)
    }

    /// Selects the operations with some indices.
    pub(super) fn select(&mut self, is_selected: impl Fn(usize) -> bool) {
        for (index, operation) in self.operations.iter_mut().enumerate() {
            operation.is_selected = is_selected(index);
        }
    }

    /// The place of an operation, and its method and path.
    pub(super) fn operation(&self, index: usize) -> Option<(Place, String)> {
        let operation = self.operations.get(index)?;
        let name = format!("{} {}", operation.method, self.key);
        Some((operation.key.place(&self.item), name))
    }

    /// The path template or the name of the webhook, for messages.
    pub(super) fn name(&self) -> String {
        quoted(&self.key)
    }

    /// `true` for an unresolved reference, whose operations are unknown.
    pub(super) fn is_unresolved(&self, value: &Value) -> bool {
        is_unresolved(value, &self.item)
    }

    pub(super) fn is_selected(&self) -> bool {
        self.operations.iter().any(|one| one.is_selected)
    }

    /// Sets `x-request-parts` on the selected operations.
    pub(super) fn request_parts(&self, value: &mut Value) {
        for operation in self.operations.iter().filter(|one| one.is_selected) {
            if let Some(Value::Object(node)) = node_mut(value, &operation.key.place(&self.item)) {
                node.insert("x-request-parts".to_owned(), Value::Bool(true));
            }
        }
    }

    /// The places to remove: the whole entry, or its operations that are not selected.
    pub(super) fn removed(&self, places: &mut Vec<Place>) {
        if !self.is_selected() {
            places.push(self.place.clone());
        } else if self.item == self.place {
            let removed = self.operations.iter().filter(|one| !one.is_selected);
            places.extend(removed.map(|one| one.key.place(&self.place)));
        }
    }

    /// `true` if the steps from the path item lead into an operation that is not selected.
    pub(super) fn removes(&self, steps: &[&str]) -> bool {
        let Some(key) = OperationKey::of_steps(steps) else {
            return false;
        };
        let mut operations = self.operations.iter();
        operations.any(|one| one.key == key && !one.is_selected)
    }

    /// `true` if the default `security` applies to a selected operation.
    pub(super) fn uses_default_security(&self, value: &Value) -> bool {
        let item = node(value, &self.item);
        let mut selected = self.operations.iter().filter(|one| one.is_selected);
        !self.is_webhook
            && selected.any(|one| {
                let operation = item.and_then(|item| one.key.get(item));
                operation.is_some_and(|operation| operation.get("security").is_none())
            })
    }

    /// Replaces a reference by a copy of the path item, if it will be changed, or others need it unchanged.
    pub(super) fn unshare(
        &mut self,
        value: &mut Value,
        is_changed: bool,
        relocations: &mut Relocations,
    ) {
        let is_shared = self.item != self.place && self.is_selected();
        let is_component = self.item.steps().first() == Some(&"components");
        let is_whole = self.operations.iter().all(|one| one.is_selected);
        if !is_shared || (is_component && is_whole && !is_changed) {
            return;
        }
        let item = node(value, &self.item).cloned();
        if let (Some(item), Some(node)) = (item, node_mut(value, &self.place)) {
            *node = item;
            relocations.insert(self.place.clone(), self.item.clone());
            self.item = self.place.clone();
        }
    }
}
