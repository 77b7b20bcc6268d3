//! The `operationId`s of a description.

use std::collections::BTreeSet;

use serde_json::Value;

/// The fields of a path item that are operations.
const METHODS: [&str; 8] = [
    "delete", "get", "head", "options", "patch", "post", "put", "trace",
];

/// Those of all operations, wherever they stand.
pub(super) fn of(description: &Value) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    add(description, &mut ids);
    ids
}

/// The nesting of a description is bounded by its reader.
fn add(value: &Value, ids: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                if METHODS.contains(&key.as_str())
                    && let Some(Value::String(id)) = field.get("operationId")
                {
                    ids.insert(id.clone());
                }
                add(field, ids);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| add(item, ids)),
        _ => {}
    }
}
