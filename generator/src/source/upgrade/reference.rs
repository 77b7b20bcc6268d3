//! References with siblings.

use serde_json::{Map, Value, json};

use super::Moved;
use crate::source::Place;

/// What may stand beside a reference and leaves it what it is.
const NOTHING: [&str; 9] = [
    "$anchor",
    "$comment",
    "$defs",
    "$dynamicAnchor",
    "$ref",
    "$schema",
    "example",
    "examples",
    "summary",
];

/// Makes the reference a member of `allOf`, where it has siblings, which are schemas as well in
/// 3.1. Whether it did.
pub(super) fn resolve_siblings(
    schema: &mut Map<String, Value>,
    place: &Place,
    moved: &mut Moved,
) -> bool {
    let is_sibling = |key: &String| !NOTHING.contains(&key.as_str()) && !key.starts_with("x-");
    if !schema.keys().any(is_sibling) {
        return false;
    }
    let Some(target) = schema.shift_remove("$ref") else {
        return false;
    };
    let members = schema.entry("allOf").or_insert_with(|| json!([]));
    if let Value::Array(members) = members {
        moved.insert(place.key("allOf").index(members.len()), place.clone());
        members.push(json!({ "$ref": target }));
    }
    true
}
