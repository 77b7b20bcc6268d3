//! Schemas with several types, as unions.

use serde_json::{Map, Value, json};

use super::{Moves, mark};
use crate::source::tree::{Place, is_of_type};
use crate::source::validation::{applies_to, is_of_one_type};

/// Keywords with which several types are not split.
const COMPOSITION: [&str; 6] = ["$ref", "allOf", "anyOf", "enum", "not", "oneOf"];

/// The formats of numbers; all others are those of strings.
const OF_NUMBERS: [&str; 4] = ["double", "float", "int32", "int64"];

/// Splits a schema with several types into a union of schemas with one type each, and the keywords that apply to it.
pub(super) fn split(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    let mut composition = COMPOSITION.iter();
    let is_composed = composition.any(|keyword| schema.contains_key(*keyword));
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
    let members = names.iter().map(|name| json!({ "type": name }));
    let mut members: Vec<Value> = members.collect();
    let list = place.key("type");
    for keyword in keywords {
        let Some(value) = schema.shift_remove(&keyword) else {
            continue;
        };
        for (index, (name, member)) in names.iter().zip(&mut members).enumerate() {
            if is_for_type(&keyword, &value, name) {
                member[&keyword] = value.clone();
                moves.insert(list.index(index).key(&keyword), place.key(&keyword));
            }
        }
    }
    schema.shift_remove(&mark("type"));
    moves.insert(place.key("anyOf"), list);
    schema.insert("anyOf".to_owned(), members.into());
}

/// Restricts several types to those of the enum values.
pub(super) fn restrict_to_enum(schema: &mut Map<String, Value>) {
    let (Some(Value::Array(names)), Some(Value::Array(values))) =
        (schema.get(&mark("type")), schema.get("enum"))
    else {
        return;
    };
    let names: Vec<&str> = names.iter().filter_map(Value::as_str).collect();
    let mut found: Vec<&str> = Vec::new();
    for value in values.iter().filter(|value| !value.is_null()) {
        match names.iter().find(|name| is_of_type(value, name)) {
            Some(name) if !found.contains(name) => found.push(name),
            Some(_) => {}
            // The mark shows that the value is not allowed.
            None => return,
        }
    }
    let only = match *found {
        [only] => Some(only.to_owned()),
        _ => None,
    };
    schema.shift_remove(&mark("type"));
    if let Some(only) = only {
        schema.insert("type".to_owned(), only.into());
    }
}

fn is_for_type(keyword: &str, value: &Value, ty: &str) -> bool {
    match (keyword, value.as_str()) {
        ("format", Some(format)) => match ty {
            "integer" | "number" => OF_NUMBERS.contains(&format),
            "string" => !OF_NUMBERS.contains(&format),
            _ => false,
        },
        _ => applies_to(keyword, ty),
    }
}
