//! The type of values that are listed, where some are arrays or objects.

use serde_json::{Map, Value, json};

use super::kinds::Kinds;
use super::null::is_annotation;
use super::{Moved, mark};
use crate::source::Place;

/// Says of what type the values are that a schema lists at a place, if it says no more of them
/// than that.
pub(super) fn listed(
    schema: &mut Map<String, Value>,
    values: &[Value],
    place: &Place,
    moved: &mut Moved,
) {
    let says_more = |key: &String| {
        !["type", "const"].contains(&key.as_str()) && !is_annotation(key) && *key != mark("enum")
    };
    let list = place.parent().and_then(Place::name);
    let is_member = list.is_some_and(|list| ["allOf", "anyOf", "oneOf"].contains(&list));
    // The types of members would have to tell them apart.
    if is_member || schema.keys().any(says_more) {
        return;
    }
    let allowed = match schema.get("type").and_then(Value::as_str) {
        Some(name) => Kinds::of_type(name),
        None => Kinds::ANY,
    };
    let values = values.iter();
    let values: Vec<&Value> = values
        .filter(|value| Kinds::of_value(value).overlaps(allowed))
        .collect();
    for (key, said) in described(&values) {
        if ["anyOf", "items", "properties"].contains(&key.as_str()) {
            moved.insert(place.key(&key), place.key("enum"));
        }
        schema.insert(key, said);
    }
}

/// The greatest integer up to which a number of 64 bits tells each from the next.
const EXACT: u64 = 1 << 53;

/// A schema of some values. It says nothing of numbers that a number of 64 bits is not exact for.
fn described(values: &[&Value]) -> Map<String, Value> {
    let is_exact = |value: &&Value| {
        let integer = value.as_i64().map(i64::unsigned_abs).or(value.as_u64());
        integer.is_none_or(|integer| integer <= EXACT)
    };
    if !values.iter().all(is_exact) {
        return Map::new();
    }
    let kinds = values.iter().map(|value| Kinds::of_value(value));
    let kinds = kinds.fold(Kinds::NONE, |all, kinds| all | kinds);
    let types = kinds.types().into_iter();
    let mut members: Vec<Map<String, Value>> = types.map(|name| of_type(name, values)).collect();
    let mut schema = match members.len() {
        0 => Map::new(),
        1 => members.remove(0),
        _ => Map::from_iter([("anyOf".to_owned(), members.into())]),
    };
    if kinds.overlaps(Kinds::NULL) && !schema.is_empty() {
        schema.insert("nullable".to_owned(), true.into());
    }
    schema
}

/// A schema of those of some values that are of a type.
fn of_type(name: &str, values: &[&Value]) -> Map<String, Value> {
    let mut schema = Map::from_iter([("type".to_owned(), name.into())]);
    match name {
        "array" => {
            let lists = values.iter().filter_map(|value| value.as_array());
            let items: Vec<&Value> = lists.flatten().collect();
            schema.insert("items".to_owned(), described(&items).into());
        }
        "object" => {
            let objects = values.iter().filter_map(|value| value.as_object());
            let objects: Vec<&Map<String, Value>> = objects.collect();
            fields(&objects, &mut schema);
        }
        _ => {}
    }
    schema
}

fn fields(objects: &[&Map<String, Value>], schema: &mut Map<String, Value>) {
    let mut properties = Map::new();
    let mut required = Vec::new();
    for name in objects.iter().flat_map(|object| object.keys()) {
        if properties.contains_key(name) {
            continue;
        }
        let values = objects.iter().filter_map(|object| object.get(name));
        let values: Vec<&Value> = values.collect();
        if values.len() == objects.len() {
            required.push(name.clone());
        }
        properties.insert(name.clone(), described(&values).into());
    }
    if !properties.is_empty() {
        schema.insert("properties".to_owned(), properties.into());
    }
    if !required.is_empty() {
        schema.insert("required".to_owned(), json!(required));
    }
}
