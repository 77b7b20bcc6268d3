//! Merges a schema with its references and compositions, for generating values.

use serde_json::{Map, Value, json};

use crate::nodes;

/// The maximum number of references and parts to follow; further ones are omitted.
const MAX_DEPTH: usize = 24;

/// Merges the parts of `schema`; `choose` returns the index of one of the given number of alternatives. The result
/// need not allow exactly the same values: the validator decides on each.
pub fn flatten(
    root: &Value,
    schema: &Value,
    choose: &mut dyn FnMut(usize) -> usize,
) -> Map<String, Value> {
    let mut flat = Map::new();
    merge_into(root, schema, choose, MAX_DEPTH, &mut flat);
    flat
}

fn merge_into(
    root: &Value,
    schema: &Value,
    choose: &mut dyn FnMut(usize) -> usize,
    left: usize,
    flat: &mut Map<String, Value>,
) {
    let Value::Object(schema) = schema else {
        return;
    };
    if left == 0 {
        return;
    }
    let target = schema.get("$ref").and_then(Value::as_str);
    if let Some(target) = target.and_then(|target| nodes::resolve(root, target)) {
        merge_into(root, target, choose, left - 1, flat);
    }
    for part in list(schema, "allOf") {
        merge_into(root, part, choose, left - 1, flat);
    }
    for (key, value) in schema {
        merge(flat, key, value);
    }
    for key in ["oneOf", "anyOf"] {
        let alternatives = list(schema, key);
        if !alternatives.is_empty() {
            let chosen = alternatives.get(choose(alternatives.len()));
            merge_into(root, chosen.unwrap_or(&Value::Null), choose, left - 1, flat);
        }
    }
}

fn list<'a>(schema: &'a Map<String, Value>, key: &str) -> &'a [Value] {
    schema
        .get(key)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

fn merge(flat: &mut Map<String, Value>, key: &str, value: &Value) {
    let merged = match (key, flat.get(key)) {
        ("$ref" | "allOf" | "oneOf" | "anyOf", _) => return,
        (_, None) => value.clone(),
        ("properties" | "patternProperties", Some(Value::Object(known))) => {
            let mut known = known.clone();
            for (name, schema) in value.as_object().into_iter().flatten() {
                let both = known
                    .get(name)
                    .map(|other| json!({"allOf": [other, schema]}));
                known.insert(name.clone(), both.unwrap_or_else(|| schema.clone()));
            }
            known.into()
        }
        ("required", Some(Value::Array(known))) => {
            let mut known = known.clone();
            known.extend(value.as_array().into_iter().flatten().cloned());
            known.into()
        }
        ("enum", Some(Value::Array(known))) => {
            let other = value.as_array().cloned().unwrap_or_default();
            known
                .iter()
                .filter(|listed| other.contains(listed))
                .cloned()
                .collect()
        }
        ("items", Some(known)) => json!({"allOf": [known, value]}),
        ("type", Some(known)) => common_types(known, value),
        (
            "minimum" | "minLength" | "minItems" | "minProperties" | "exclusiveMinimum",
            Some(known),
        ) if known.as_f64() > value.as_f64() => known.clone(),
        (
            "maximum" | "maxLength" | "maxItems" | "maxProperties" | "exclusiveMaximum",
            Some(known),
        ) if known.as_f64() < value.as_f64() => known.clone(),
        _ => value.clone(),
    };
    flat.insert(key.to_owned(), merged);
}

fn common_types(first: &Value, other: &Value) -> Value {
    let types = |value: &Value| {
        value
            .as_array()
            .cloned()
            .unwrap_or_else(|| vec![value.clone()])
    };
    let other = types(other);
    let both: Vec<_> = types(first)
        .into_iter()
        .filter(|ty| other.contains(ty))
        .collect();
    match both.as_slice() {
        [] => other.into(),
        _ => both.into(),
    }
}
