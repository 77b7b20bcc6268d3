//! The types of enum values that are arrays or objects.

use serde_json::{Map, Value, json};

use super::null_members::is_annotation;
use super::value_kinds::Kinds;
use super::{Moves, mark};
use crate::source::tree::Place;

/// Adds a schema that describes the enum values, if there are no other constraints.
pub(super) fn describe(
    schema: &mut Map<String, Value>,
    values: &[Value],
    place: &Place,
    moves: &mut Moves,
) {
    let is_constraint = |key: &String| {
        !["type", "const"].contains(&key.as_str()) && !is_annotation(key) && *key != mark("enum")
    };
    let list = place.parent().and_then(Place::name);
    let is_member = list.is_some_and(|list| ["allOf", "anyOf", "oneOf"].contains(&list));
    // The alternatives of a union must stay distinguishable.
    if is_member || schema.keys().any(is_constraint) {
        return;
    }
    let ty = schema.get("type").and_then(Value::as_str);
    let allowed = ty.map_or(Kinds::ANY, Kinds::of_type);
    let values = values.iter();
    let values = values.filter(|value| Kinds::of_value(value).overlaps(allowed));
    for (key, value) in schema_of(&values.collect::<Vec<_>>()) {
        if ["anyOf", "items", "properties"].contains(&key.as_str()) {
            moves.insert(place.key(&key), place.key("enum"));
        }
        schema.insert(key, value);
    }
}

/// The greatest integer up to which an `f64` represents all integers.
const EXACT: u64 = 1 << 53;

/// A schema of some values; empty if a number is not exact as an `f64`.
fn schema_of(values: &[&Value]) -> Map<String, Value> {
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

/// A schema of the values with a type.
fn of_type(name: &str, values: &[&Value]) -> Map<String, Value> {
    let mut schema = Map::from_iter([("type".to_owned(), name.into())]);
    match name {
        "array" => {
            let lists = values.iter().filter_map(|value| value.as_array());
            let items: Vec<&Value> = lists.flatten().collect();
            schema.insert("items".to_owned(), schema_of(&items).into());
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
        properties.insert(name.clone(), schema_of(&values).into());
    }
    if !properties.is_empty() {
        schema.insert("properties".to_owned(), properties.into());
    }
    if !required.is_empty() {
        schema.insert("required".to_owned(), json!(required));
    }
}
