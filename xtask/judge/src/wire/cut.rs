//! Cuts a large description to its first operations, and to the schemas that those need.

use std::collections::BTreeSet;

use serde_json::{Map, Value};

use crate::document::{self, Document};
use crate::nodes;

/// What an item of `paths` may have operations under.
const METHODS: [&str; 8] = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace",
];

/// Keeps so many operations. Tells how many were cut off.
pub fn cut(document: &mut Document, most: usize) -> usize {
    let all = count(&document.whole);
    if all <= most {
        return 0;
    }
    let mut left = most;
    let paths = document.whole.get_mut("paths");
    let paths = paths.and_then(Value::as_object_mut);
    for item in paths.into_iter().flat_map(Map::values_mut) {
        let Some(item) = item.as_object_mut() else {
            continue;
        };
        item.retain(|key, _| {
            let is_operation = METHODS.contains(&key.as_str());
            let is_kept = !is_operation || left > 0;
            left -= usize::from(is_operation && is_kept);
            is_kept
        });
    }
    keep_used_schemas(document);
    all - most
}

fn count(whole: &Value) -> usize {
    let paths = whole.get("paths").and_then(Value::as_object);
    let items = paths.into_iter().flat_map(Map::values);
    let items = items.filter_map(Value::as_object);
    items
        .flat_map(Map::keys)
        .filter(|key| METHODS.contains(&key.as_str()))
        .count()
}

fn keep_used_schemas(document: &mut Document) {
    let mut used = BTreeSet::new();
    for reference in document::references(document.whole.get("paths")) {
        used.extend(nodes::component(&reference));
    }
    let components = document.whole.get("components").and_then(Value::as_object);
    for (kind, inner) in components.into_iter().flatten() {
        if kind != "schemas" {
            let references = document::references(Some(inner));
            used.extend(references.iter().filter_map(|one| nodes::component(one)));
        }
    }
    let mut kept = BTreeSet::new();
    for name in used {
        match document.closure(&name) {
            Ok(names) => kept.extend(names),
            // Whatever it is, it is kept.
            Err(_) => return,
        }
    }
    document.schemas.retain(|name, _| kept.contains(name));
    if let Some(schemas) = document.whole.pointer_mut("/components/schemas") {
        *schemas = document.schemas.clone().into();
    }
}
