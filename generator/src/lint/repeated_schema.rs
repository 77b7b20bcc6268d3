//! Schemas without a name that are equal: each becomes a type of its own.

use indexmap::IndexMap;
use serde_json::{Map, Value};

use super::description::Description;
use crate::report::{Code, Report, listed};
use crate::source::node;

/// Words about a schema, which say nothing of its values.
const WORDS: [&str; 7] = [
    "title",
    "description",
    "default",
    "example",
    "examples",
    "deprecated",
    "externalDocs",
];

/// So many of the types are named.
const MOST_NAMED: usize = 4;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let mut alike: IndexMap<String, Vec<usize>> = IndexMap::new();
    for (index, one) in description.inline.iter().enumerate() {
        if let Some(schema) = node(description.value, &one.place).filter(|it| tells_enough(it)) {
            let without_words = without_words(schema).to_string();
            alike.entry(without_words).or_default().push(index);
        }
    }
    for indexes in alike.values() {
        let found: Vec<_> = indexes
            .iter()
            .filter_map(|index| description.inline.get(*index))
            .collect();
        let [first, others @ ..] = found.as_slice() else {
            continue;
        };
        if others.is_empty() {
            continue;
        }
        let mut names: Vec<String> = found.iter().map(|one| format!("`{}`", one.name)).collect();
        let more = names.len().saturating_sub(MOST_NAMED);
        names.truncate(MOST_NAMED);
        if more > 0 {
            names.push(format!("{more} more"));
        }
        let message = format!(
            "equal schemas become types of their own: {}",
            listed(&names, "and")
        );
        let name = &first.name;
        let diagnostic = report
            .add(Code::RepeatedSchema, &first.place, message)
            .at_key()
            .help(format!(
                "write it once, as `components/schemas/{name}`, and refer to it: `$ref: '#/components/schemas/{name}'`"
            ));
        for other in others.iter().take(MOST_NAMED - 1) {
            diagnostic.related(&other.place, format!("this is `{}`", other.name));
        }
    }
}

/// Whether two schemas are hardly equal by accident.
fn tells_enough(schema: &Value) -> bool {
    let count = |key: &str| match schema.get(key) {
        Some(Value::Array(list)) => list.len(),
        Some(Value::Object(object)) => object.len(),
        _ => 0,
    };
    ["enum", "properties", "oneOf", "anyOf", "allOf"]
        .into_iter()
        .any(|key| count(key) >= 2)
}

fn without_words(schema: &Value) -> Value {
    let Value::Object(object) = schema else {
        return schema.clone();
    };
    let kept = object.iter();
    let kept = kept.filter(|(key, _)| !WORDS.contains(&key.as_str()) && !key.starts_with("x-"));
    let kept: Map<String, Value> = kept
        .map(|(key, value)| (key.clone(), value.clone()))
        .collect();
    Value::Object(kept)
}
