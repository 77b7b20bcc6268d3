//! An `enum` of an array that lists no arrays, but values of its items.

use serde_json::Value;

use super::Place;
use super::nodes::{node, node_mut};
use crate::report::{Code, Report};

/// Gives such a list to the items, with a warning.
pub(super) fn mend(value: &mut Value, schemas: &[Place], report: &mut Report) {
    for place in schemas {
        if !node(value, place).is_some_and(lists_items) {
            continue;
        }
        let Some(Value::Object(schema)) = node_mut(value, place) else {
            continue;
        };
        let Some(values) = schema.remove("enum") else {
            continue;
        };
        if let Some(Value::Object(items)) = schema.get_mut("items") {
            items.insert("enum".to_owned(), values);
            report
                .add(
                    Code::MisplacedEnum,
                    &place.key("enum"),
                    "this enum of arrays lists no array",
                )
                .at_key()
                .help("read as the values of `items`");
        }
    }
}

/// Whether all values of the enum of an array are of the type of its items.
fn lists_items(schema: &Value) -> bool {
    let is_array = schema.get("type").and_then(Value::as_str) == Some("array");
    let items = schema.get("items");
    let is_item: fn(&Value) -> bool = match items.and_then(|items| items.get("type")?.as_str()) {
        Some("string") => Value::is_string,
        Some("integer") => |value| value.is_i64() || value.is_u64(),
        Some("number") => Value::is_number,
        Some("boolean") => Value::is_boolean,
        _ => return false,
    };
    let is_free = items.is_some_and(|items| items.get("enum").is_none());
    let values = schema.get("enum").and_then(Value::as_array);
    is_array && is_free && values.is_some_and(|all| !all.is_empty() && all.iter().all(is_item))
}
