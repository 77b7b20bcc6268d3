//! Rules beside a composition, as one more member of it.

use serde_json::{Map, Value, json};

use super::{Moved, choice, mark};
use crate::source::Place;
use crate::source::keywords::{goes_with, is_of_one_type};

/// Keywords that compose schemas.
const COMPOSITION: [&str; 3] = ["allOf", "anyOf", "oneOf"];

/// Makes the rules for values that are no objects a member of `allOf`, where they stand beside other
/// schemas. Those for objects are understood beside them.
pub(super) fn parts(schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
    let is_composed = COMPOSITION
        .iter()
        .any(|keyword| schema.contains_key(*keyword));
    if !is_composed || is_of_objects(schema) {
        return;
    }
    let several = mark("type");
    let is_rule = |key: &String| {
        ["type", "enum", "format", several.as_str()].contains(&key.as_str())
            || is_of_one_type(key)
            || (key.starts_with("x-enum") && schema.contains_key("enum"))
    };
    let keys: Vec<String> = schema.keys().filter(|key| is_rule(key)).cloned().collect();
    let mut member = Map::new();
    for key in keys {
        if let Some(value) = schema.shift_remove(&key) {
            member.insert(key, value);
        }
    }
    if member.is_empty() {
        return;
    }
    let count = schema
        .get("allOf")
        .and_then(Value::as_array)
        .map_or(0, Vec::len);
    let now = place.key("allOf").index(count);
    choice::choice(&mut member, &now, moved);
    moved.insert(now, place.clone());
    let members = schema.entry("allOf").or_insert_with(|| json!([]));
    if let Value::Array(members) = members {
        members.push(Value::Object(member));
    }
}

/// Whether a schema has no rules but those for objects.
fn is_of_objects(schema: &Map<String, Value>) -> bool {
    match schema.get("type").and_then(Value::as_str) {
        Some(name) => name == "object",
        None => {
            let says_type = ["enum", "format", &mark("type")]
                .iter()
                .any(|key| schema.contains_key(*key));
            !says_type && schema.keys().all(|key| goes_with(key, "object"))
        }
    }
}
