//! Access to the nodes of a value.

use serde_json::{Map, Value};

use super::Place;
use crate::source::references::MAX_CHAIN;

/// Returns the value at a place.
pub(crate) fn node<'v>(value: &'v Value, place: &Place) -> Option<&'v Value> {
    let mut steps = place.steps().into_iter();
    steps.try_fold(value, |value, step| match value {
        Value::Object(object) => object.get(step),
        Value::Array(list) => list.get(step.parse::<usize>().ok()?),
        _ => None,
    })
}

/// Returns the value at a place.
pub(crate) fn node_mut<'v>(value: &'v mut Value, place: &Place) -> Option<&'v mut Value> {
    let mut steps = place.steps().into_iter();
    steps.try_fold(value, |value, step| match value {
        Value::Object(object) => object.get_mut(step),
        Value::Array(list) => list.get_mut(step.parse::<usize>().ok()?),
        _ => None,
    })
}

/// The entries of an object; none of other values.
pub(crate) fn entries(value: Option<&Value>) -> impl Iterator<Item = (&str, &Value)> + Clone {
    let object = value.and_then(Value::as_object);
    let entries = object.into_iter().flat_map(Map::iter);
    entries.map(|(key, value)| (key.as_str(), value))
}

/// The keys of an object; none of other values.
pub(crate) fn keys(value: Option<&Value>) -> impl Iterator<Item = &str> + Clone {
    entries(value).map(|(key, _)| key)
}

/// The items of a list; none of other values.
pub(crate) fn items(value: Option<&Value>) -> impl Iterator<Item = &Value> {
    value.and_then(Value::as_array).into_iter().flatten()
}

/// The items of a list that are text.
pub(crate) fn texts(value: Option<&Value>) -> impl Iterator<Item = &str> {
    items(value).filter_map(Value::as_str)
}

/// The sections and the names of all components.
pub(crate) fn components(description: &Value) -> impl Iterator<Item = (&str, &str)> {
    let sections = entries(description.get("components"));
    let sections = sections.filter(|(section, _)| !section.starts_with("x-"));
    sections.flat_map(|(section, entries)| keys(Some(entries)).map(move |name| (section, name)))
}

/// Removes the entry of an object or a list.
pub(crate) fn remove(value: &mut Value, place: &Place) -> Option<Value> {
    let name = place.name()?;
    match node_mut(value, place.parent()?)? {
        Value::Object(object) => object.shift_remove(name),
        Value::Array(list) => {
            let index = name.parse().ok().filter(|index| *index < list.len());
            index.map(|index| list.remove(index))
        }
        _ => None,
    }
}

/// Follows the references of a value at a place to their target; `None` if there is none.
pub(crate) fn resolve<'v>(
    root: &'v Value,
    mut value: &'v Value,
    mut place: Place,
) -> Option<(&'v Value, Place)> {
    for _ in 0..MAX_CHAIN {
        let Some(reference) = value.get("$ref") else {
            return Some((value, place));
        };
        place = Place::of_reference(reference.as_str()?)?;
        value = node(root, &place)?;
    }
    None
}

/// `true` if a value has a type of JSON Schema. Lenient readers accept `1.0` as an integer, but it is not meant as one.
pub(crate) fn is_of_type(value: &Value, ty: &str) -> bool {
    match value {
        Value::Null => ty == "null",
        Value::Bool(_) => ty == "boolean",
        Value::Number(number) => ty == "number" || (ty == "integer" && !number.is_f64()),
        Value::String(_) => ty == "string",
        Value::Array(_) => ty == "array",
        Value::Object(_) => ty == "object",
    }
}

/// Describes a value in a message.
pub(crate) fn describe(value: &Value) -> String {
    match value {
        Value::Null => "null".to_owned(),
        Value::Bool(value) => format!("the boolean `{value}`"),
        Value::Number(value) => format!("the number `{value}`"),
        Value::String(_) => "a string".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
    }
}
