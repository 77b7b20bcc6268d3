//! Equal inline schemas, each of which has a name of its own.

use indexmap::IndexMap;
use serde_json::Value;

use super::description::Description;
use crate::report::{Code, Report, listed_briefly};
use crate::source::{is_annotation, node};

/// The maximum number of types to list.
const MAX_LISTED: usize = 4;

pub(super) fn check(description: &Description<'_>, report: &mut Report) {
    let mut alike: IndexMap<String, Vec<usize>> = IndexMap::new();
    for (index, one) in description.inferred.inline.iter().enumerate() {
        if let Some(schema) = node(description.value, &one.place).filter(|it| is_complex(it)) {
            let schema = without_annotations(schema).to_string();
            alike.entry(schema).or_default().push(index);
        }
    }
    for indexes in alike.values() {
        let found: Vec<_> = indexes
            .iter()
            .filter_map(|index| description.inferred.inline.get(*index))
            .collect();
        let [first, others @ ..] = found.as_slice() else {
            continue;
        };
        if others.is_empty() {
            continue;
        }
        let names = found.iter().map(|one| format!("`{}`", one.name)).collect();
        let message = format!(
            "the same inline schema has several names: {}",
            listed_briefly(names, MAX_LISTED)
        );
        let name = &first.name;
        let diagnostic = report
            .add(Code::RepeatedSchema, &first.place, message)
            .at_key()
            .help(format!(
                "move it to `components/schemas/{name}`, and refer to it by `$ref: '#/components/schemas/{name}'`"
            ));
        for other in others.iter().take(MAX_LISTED - 1) {
            diagnostic.related(&other.place, format!("this is `{}`", other.name));
        }
    }
}

/// Returns `true` for schemas that are hardly equal by accident.
fn is_complex(schema: &Value) -> bool {
    let count = |key: &str| match schema.get(key) {
        Some(Value::Array(list)) => list.len(),
        Some(Value::Object(object)) => object.len(),
        _ => 0,
    };
    ["enum", "properties", "oneOf", "anyOf", "allOf"]
        .into_iter()
        .any(|key| count(key) >= 2)
}

fn without_annotations(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Value::Object(schema) = &mut schema {
        schema.retain(|key, _| !is_annotation(key));
    }
    schema
}
