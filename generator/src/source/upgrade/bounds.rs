//! Bounds of numbers, of which `openapiv3` represents only some. Lowering reads them in the original description.

use std::cmp::Ordering;

use serde_json::{Map, Number, Value};

use super::mark;

const BOUNDS: [[&str; 2]; 2] = [
    ["minimum", "exclusiveMinimum"],
    ["maximum", "exclusiveMaximum"],
];

/// Removes bounds. A schema without a type keeps some, from which lowering infers it.
pub(super) fn bounds(schema: &mut Map<String, Value>) {
    infer_uint64(schema);
    let is_typed = schema.contains_key("type") || schema.contains_key(&mark("type"));
    for [inclusive, exclusive] in BOUNDS {
        let bounds = [inclusive, exclusive].map(|key| schema.shift_remove(key));
        let mut bounds = bounds.into_iter().flatten();
        if let Some(bound) = bounds.find(|bound| bound.is_number() && !is_typed) {
            schema.insert(inclusive.to_owned(), bound);
        }
    }
    if is_typed {
        schema.shift_remove("multipleOf");
    }
}

/// Infers the format `uint64` from a non-negative minimum and a maximum of at least `u64::MAX`.
fn infer_uint64(schema: &mut Map<String, Value>) {
    const KEY: &str = "format";
    if schema.get("type").and_then(Value::as_str) != Some("integer") || schema.contains_key(KEY) {
        return;
    }
    let reaches = |keys: [&str; 2], least: u64| {
        let mut bounds = keys
            .into_iter()
            .filter_map(|key| schema.get(key)?.as_number());
        bounds.any(|bound| compare(bound, &least.into()).is_ge())
    };
    let [minimum, maximum] = BOUNDS;
    if reaches(minimum, 0) && reaches(maximum, u64::MAX) {
        schema.insert(KEY.to_owned(), "uint64".into());
    }
}

fn compare(one: &Number, other: &Number) -> Ordering {
    let exact = one.as_i128().zip(other.as_i128());
    let order = exact.map(|(one, other)| one.cmp(&other));
    let near = || one.as_f64()?.partial_cmp(&other.as_f64()?);
    order.or_else(near).unwrap_or(Ordering::Equal)
}
