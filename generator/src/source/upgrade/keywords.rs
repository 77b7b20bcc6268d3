//! Keywords that OpenAPI 3.0 has no word for.

use serde_json::{Map, Value};

use super::{Moved, mark};
use crate::source::Place;

/// Keywords whose schemas say something of the fields of the same object.
pub const IN_PLACE: [&str; 10] = [
    "$dynamicRef",
    "$ref",
    "allOf",
    "anyOf",
    "dependentSchemas",
    "else",
    "if",
    "oneOf",
    "patternProperties",
    "then",
];

/// Makes a list as `items` what 2020-12 calls it.
pub(super) fn list_of_items(schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
    const EARLIER: &str = "items";
    const LATER: &str = "prefixItems";
    if !schema.get(EARLIER).is_some_and(Value::is_array) {
        return;
    }
    if let Some(list) = schema.shift_remove(EARLIER) {
        moved.insert(place.key(LATER), place.key(EARLIER));
        schema.insert(LATER.to_owned(), list);
    }
}

/// Makes `unevaluatedProperties` of a schema that stands alone what it means there:
/// `additionalProperties`.
pub(super) fn unevaluated_properties(
    schema: &mut Map<String, Value>,
    place: &Place,
    moved: &mut Moved,
) {
    const LATER: &str = "unevaluatedProperties";
    const EARLIER: &str = "additionalProperties";
    let stands_alone = !IN_PLACE.iter().any(|key| schema.contains_key(*key));
    if !stands_alone || schema.contains_key(EARLIER) {
        return;
    }
    if let Some(value) = schema.shift_remove(LATER) {
        moved.insert(place.key(EARLIER), place.key(LATER));
        schema.insert(EARLIER.to_owned(), value);
    }
}

/// Marks the keywords that say something which 3.0 cannot.
pub(super) fn marks(schema: &mut Map<String, Value>) {
    for (keyword, says_something) in KEYWORDS {
        let value = schema.get(keyword);
        if value.is_some_and(|value| says_something(value, schema)) {
            schema.insert(mark(keyword), true.into());
        }
    }
}

type Test = fn(&Value, &Map<String, Value>) -> bool;

const KEYWORDS: [(&str, Test); 2] = [
    ("$dynamicRef", |_, _| true),
    // Only what a reference in it leads to depends on it.
    ("$id", |_, schema| schema.values().any(has_reference)),
];

fn has_reference(value: &Value) -> bool {
    match value {
        Value::Object(object) => object.contains_key("$ref") || object.values().any(has_reference),
        Value::Array(list) => list.iter().any(has_reference),
        _ => false,
    }
}
