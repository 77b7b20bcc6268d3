//! Merges a schema with its references and compositions, for generating values.

use serde_json::{Map, Value, json};

use crate::nodes;

/// The maximum number of references and parts to follow; further ones are omitted.
const DEEPEST: usize = 24;

/// Lays the parts of `schema` together; `choose` picks one of so many branches. The result need not
/// allow exactly the same values: the validator decides on each.
pub fn flatten(
    root: &Value,
    schema: &Value,
    choose: &mut dyn FnMut(usize) -> usize,
) -> Map<String, Value> {
    let mut flat = Map::new();
    lay(root, schema, choose, DEEPEST, &mut flat);
    flat
}

fn lay(
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
        lay(root, target, choose, left - 1, flat);
    }
    for part in list(schema, "allOf") {
        lay(root, part, choose, left - 1, flat);
    }
    for (key, value) in schema {
        merge(flat, key, value);
    }
    for key in ["oneOf", "anyOf"] {
        let branches = list(schema, key);
        if !branches.is_empty() {
            let chosen = branches.get(choose(branches.len()));
            lay(root, chosen.unwrap_or(&Value::Null), choose, left - 1, flat);
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
                .filter(|one| other.contains(one))
                .cloned()
                .collect()
        }
        ("items", Some(known)) => json!({"allOf": [known, value]}),
        ("type", Some(known)) => types_of_both(known, value),
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

fn types_of_both(one: &Value, other: &Value) -> Value {
    let types = |value: &Value| {
        value
            .as_array()
            .cloned()
            .unwrap_or_else(|| vec![value.clone()])
    };
    let other = types(other);
    let both: Vec<_> = types(one)
        .into_iter()
        .filter(|ty| other.contains(ty))
        .collect();
    match both.as_slice() {
        [] => other.into(),
        _ => both.into(),
    }
}
