//! An `enum` on an array that lists values of its items.

use serde_json::Value;

use crate::report::{Code, Report};
use crate::source::tree::{Place, is_of_type, node, node_mut};

/// Moves the enums to the items.
pub(super) fn repair(value: &mut Value, schemas: &[Place], report: &mut Report) {
    for place in schemas {
        if !node(value, place).is_some_and(lists_items) {
            continue;
        }
        if let Some(Value::Object(schema)) = node_mut(value, place)
            && let Some(values) = schema.remove("enum")
            && let Some(Value::Object(items)) = schema.get_mut("items")
        {
            items.insert("enum".to_owned(), values);
            let message =
                "`enum` of an array without an array value, read as the `enum` of its items";
            report
                .add(Code::MisplacedEnum, &place.key("enum"), message)
                .at_key()
                .help("move it to `items`");
        }
    }
}

/// `true` if all enum values of an array have the type of its items.
fn lists_items(schema: &Value) -> bool {
    let is_array = schema.get("type").and_then(Value::as_str) == Some("array");
    let items = schema.get("items");
    let ty = items.and_then(|items| items.get("type")?.as_str());
    let is_item = |value: &Value| {
        let is_scalar = !value.is_null() && !value.is_array() && !value.is_object();
        is_scalar && ty.is_some_and(|ty| is_of_type(value, ty))
    };
    let has_no_enum = items.is_some_and(|items| items.get("enum").is_none());
    let values = schema.get("enum").and_then(Value::as_array);
    let are_items = values.is_some_and(|all| !all.is_empty() && all.iter().all(is_item));
    is_array && has_no_enum && are_items
}
