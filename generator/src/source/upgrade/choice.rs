//! A choice of types, as one of schemas.

use serde_json::{Map, Value, json};

use super::{Moved, mark};
use crate::source::Place;
use crate::source::keywords::{goes_with, is_of_one_type};

/// Keywords beside which a choice of types says something of more than the type.
const COMPOSITION: [&str; 6] = ["$ref", "allOf", "anyOf", "enum", "not", "oneOf"];

/// Formats of numbers; all others are of strings.
const OF_NUMBERS: [&str; 4] = ["double", "float", "int32", "int64"];

/// Makes several types a choice of schemas with one type each, and the keywords that say
/// something of its values.
pub(super) fn choice(schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
    let is_composed = COMPOSITION
        .iter()
        .any(|keyword| schema.contains_key(*keyword));
    let Some(Value::Array(names)) = schema.get(&mark("type")).filter(|_| !is_composed) else {
        return;
    };
    let names: Vec<String> = names
        .iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect();
    let keywords: Vec<String> = schema
        .keys()
        .filter(|keyword| is_of_one_type(keyword) || *keyword == "format")
        .cloned()
        .collect();
    let mut branches: Vec<Map<String, Value>> = names
        .iter()
        .map(|name| Map::from_iter([("type".to_owned(), json!(name))]))
        .collect();
    let list = place.key("type");
    for keyword in keywords {
        let Some(value) = schema.shift_remove(&keyword) else {
            continue;
        };
        for (index, (name, branch)) in names.iter().zip(&mut branches).enumerate() {
            if is_of(&keyword, &value, name) {
                branch.insert(keyword.clone(), value.clone());
                moved.insert(list.index(index).key(&keyword), place.key(&keyword));
            }
        }
    }
    schema.shift_remove(&mark("type"));
    moved.insert(place.key("anyOf"), list);
    let branches = branches.into_iter().map(Value::Object).collect();
    schema.insert("anyOf".to_owned(), Value::Array(branches));
}

/// Leaves of several types those that the listed values have.
pub(super) fn listed(schema: &mut Map<String, Value>) {
    let (Some(Value::Array(names)), Some(Value::Array(values))) =
        (schema.get(&mark("type")), schema.get("enum"))
    else {
        return;
    };
    let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
    let mut found: Vec<&str> = Vec::new();
    for value in values.iter().filter(|value| !value.is_null()) {
        match names.iter().find(|name| is_value_of(value, name)) {
            Some(name) if !found.contains(name) => found.push(name),
            Some(_) => {}
            // It is not allowed, which the mark says.
            None => return,
        }
    }
    let only = match found.as_slice() {
        [only] => Some((*only).to_owned()),
        _ => None,
    };
    schema.shift_remove(&mark("type"));
    if let Some(only) = only {
        schema.insert("type".to_owned(), only.into());
    }
}

fn is_value_of(value: &Value, ty: &str) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(_) => ty == "boolean",
        Value::Number(number) => ty == "number" || (ty == "integer" && !number.is_f64()),
        Value::String(_) => ty == "string",
        Value::Array(_) => ty == "array",
        Value::Object(_) => ty == "object",
    }
}

fn is_of(keyword: &str, value: &Value, ty: &str) -> bool {
    match (keyword, value.as_str()) {
        ("format", Some(format)) => match ty {
            "integer" | "number" => OF_NUMBERS.contains(&format),
            "string" => !OF_NUMBERS.contains(&format),
            _ => false,
        },
        _ => goes_with(keyword, ty),
    }
}
