//! The fields of OpenAPI, each with values that it may have.

use std::sync::LazyLock;

use serde_json::{Map, Value};

use crate::choices::Choices;

/// Values by the names of their fields. A text `@` is replaced by another part of the documents.
static FIELDS: LazyLock<Map<String, Value>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("vocabulary.json")).expect("the vocabulary is JSON")
});

/// The name of a field.
pub fn name(choices: &mut Choices<'_>) -> &'static str {
    row(choices).map_or("", |(name, _)| name)
}

/// A field with a value; `part` returns the parts of the documents to insert.
pub fn field(choices: &mut Choices<'_>, mut part: impl FnMut() -> Value) -> (String, Value) {
    let Some((name, values)) = row(choices) else {
        return Default::default();
    };
    let values = values.as_array().map_or(&[][..], Vec::as_slice);
    let mut value = choices.one_of(values).cloned().unwrap_or_default();
    fill(&mut value, &mut part);
    (name.clone(), value)
}

fn row(choices: &mut Choices<'_>) -> Option<(&'static String, &'static Value)> {
    FIELDS.iter().nth(choices.below(FIELDS.len()))
}

fn fill(value: &mut Value, part: &mut impl FnMut() -> Value) {
    match value {
        Value::String(text) if text == "@" => *value = part(),
        Value::Array(items) => items.iter_mut().for_each(|item| fill(item, part)),
        Value::Object(fields) => fields.values_mut().for_each(|field| fill(field, part)),
        _ => {}
    }
}
