//! Lists of types, and the type `null`.

use serde_json::{Map, Value};

use super::{NULL, mark};

/// Makes `null` among the types `nullable`. Several other types are kept under a mark: the list
/// of their names.
pub(super) fn types(schema: &mut Map<String, Value>) {
    let mut names = match schema.get("type") {
        Some(Value::String(name)) if name == NULL => vec![name.clone()],
        Some(Value::Array(names)) => strings(names),
        _ => return,
    };
    names.sort();
    names.dedup();
    let allows_null = names.iter().any(|name| name == NULL);
    names.retain(|name| name != NULL);
    if names.iter().any(|name| name == "number") {
        names.retain(|name| name != "integer");
    }
    if allows_null {
        schema.insert("nullable".to_owned(), true.into());
    }
    match names.as_slice() {
        [] => {
            schema.shift_remove("type");
            schema.insert(mark(NULL), true.into());
        }
        [name] => {
            schema.insert("type".to_owned(), name.as_str().into());
        }
        _ => {
            schema.shift_remove("type");
            schema.insert(mark("type"), names.into());
        }
    }
}

fn strings(list: &[Value]) -> Vec<String> {
    let texts = list.iter().filter_map(Value::as_str);
    texts.map(str::to_owned).collect()
}
