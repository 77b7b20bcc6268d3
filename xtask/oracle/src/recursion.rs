//! Infinitely recursive unions.

use serde_json::{Map, Value};

use crate::nodes;

/// The maximum number of references to follow.
const MAX_DEPTH: usize = 12;

/// Removes a union in which an alternative includes the schema with the union: its validation would be
/// infinitely recursive. "The behavior is undefined" (JSON Schema Core 2020-12, section 9.4.1).
pub fn remove_recursive_unions(schemas: &mut Map<String, Value>) {
    let known = schemas.clone();
    for (name, schema) in schemas {
        for key in ["oneOf", "anyOf"] {
            let alternatives = schema.get(key).and_then(Value::as_array);
            let mut alternatives = alternatives.into_iter().flatten();
            if alternatives.any(|alternative| includes(&known, alternative, name, MAX_DEPTH))
                && let Value::Object(schema) = schema
            {
                schema.remove(key);
            }
        }
    }
}

/// Returns `true` if validation against `schema` depends on the schema of this name for the same value.
fn includes(known: &Map<String, Value>, schema: &Value, name: &str, left: usize) -> bool {
    let reference = schema.get("$ref").and_then(Value::as_str);
    let target = reference.and_then(nodes::component);
    let is_recursive = |target: &String| {
        let target_schema = known.get(target).filter(|_| left > 0);
        target == name || target_schema.is_some_and(|next| includes(known, next, name, left - 1))
    };
    let parts = ["allOf", "anyOf", "oneOf"]
        .iter()
        .filter_map(|key| schema.get(*key)?.as_array());
    target.as_ref().is_some_and(is_recursive)
        || left > 0
            && parts
                .flatten()
                .any(|part| includes(known, part, name, left - 1))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_recursive_unions_are_removed() {
        let reference = |name| json!({"$ref": nodes::reference(name)});
        let Value::Object(before) = json!({
            "Key": {"oneOf": [reference("Ec"), reference("Rsa")]},
            "Ec": {"allOf": [reference("Key")]},
            "Rsa": {"properties": {"parent": reference("Other")}},
            "Other": {"anyOf": [reference("Rsa"), {"items": reference("Other")}]},
        }) else {
            panic!("an object");
        };
        let mut after = before.clone();
        remove_recursive_unions(&mut after);
        assert_eq!(after["Key"], json!({}));
        assert_eq!(after["Other"], before["Other"]);
        assert_eq!(after["Ec"], before["Ec"]);
    }
}
