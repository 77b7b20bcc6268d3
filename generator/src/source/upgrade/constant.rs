//! `const`: an enum of one value.

use serde_json::{Map, Value};

use super::{Moved, mark};
use crate::source::Place;

pub(super) fn constant(schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
    let Some(value) = schema.get("const").cloned() else {
        return;
    };
    let listed = schema.get("enum").and_then(Value::as_array);
    let is_listed = listed.is_none_or(|listed| listed.contains(&value));
    if !is_listed {
        schema.insert(mark("const"), true.into());
        return;
    }
    let Some(name) = type_of(&value) else {
        return;
    };
    if !schema.contains_key("type") {
        schema.insert("type".to_owned(), name.into());
        if value.is_null() {
            return;
        }
    }
    schema.insert("enum".to_owned(), Value::Array(vec![value]));
    let (now, before) = (place.key("enum"), place.key("const"));
    moved.insert(before.index(0), before.clone());
    moved.insert(now, before);
}

/// The type of a value that 3.0 can list in an enum.
fn type_of(value: &Value) -> Option<&'static str> {
    match value {
        Value::Null => Some("null"),
        Value::Bool(_) => Some("boolean"),
        Value::Number(number) if number.is_f64() => Some("number"),
        Value::Number(_) => Some("integer"),
        Value::String(_) => Some("string"),
        Value::Array(_) | Value::Object(_) => None,
    }
}
