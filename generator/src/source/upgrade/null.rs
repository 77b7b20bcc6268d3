//! `null` among the members of `anyOf` and `oneOf`.

use serde_json::{Map, Value, json};

use super::{Moved, NULL, mark};
use crate::source::Place;

/// Keys that say nothing of what a value may be.
const ANNOTATIONS: [&str; 12] = [
    "$comment",
    "default",
    "deprecated",
    "description",
    "example",
    "examples",
    "externalDocs",
    "nullable",
    "readOnly",
    "summary",
    "title",
    "writeOnly",
];

/// Keywords that may rule out `null`, whatever the choice beside them allows. Others speak of values
/// of one type only.
const STRICT: [&str; 9] = [
    "$dynamicRef",
    "$ref",
    "allOf",
    "anyOf",
    "const",
    "enum",
    "if",
    "not",
    "oneOf",
];

/// Makes a member that is `null` only `nullable` of the whole; a single member that is left stands
/// for the whole.
pub(super) fn members(
    key: &str,
    schema: &mut Map<String, Value>,
    place: &Place,
    moved: &mut Moved,
) {
    let Some(Value::Array(members)) = schema.get(key) else {
        return;
    };
    let nulls = members.iter().filter(|member| is_null(member)).count();
    let is_mixed = (1..members.len()).contains(&nulls);
    let may_rule_out = schema
        .keys()
        .any(|name| name != key && rules_out_null(name, schema));
    // Such a member stays, with its mark.
    if !is_mixed || may_rule_out {
        return;
    }
    let Some(Value::Array(members)) = schema.shift_remove(key) else {
        return;
    };
    let was = place.key(key);
    schema.insert("nullable".to_owned(), true.into());
    let members = members.into_iter().enumerate();
    let kept: Vec<_> = members.filter(|(_, member)| !is_null(member)).collect();
    match <[_; 1]>::try_from(kept) {
        Ok([(index, member)]) => single(member, schema, place, &was.index(index), moved),
        Err(kept) => {
            for (now, (before, _)) in kept.iter().enumerate() {
                if now != *before {
                    moved.insert(was.index(now), was.index(*before));
                }
            }
            let members = kept.into_iter().map(|(_, member)| member).collect();
            schema.insert(key.to_owned(), Value::Array(members));
        }
    }
}

/// Gives a schema what its single member says.
fn single(
    member: Value,
    schema: &mut Map<String, Value>,
    place: &Place,
    was: &Place,
    moved: &mut Moved,
) {
    match member {
        Value::Object(member) if !member.contains_key("$ref") && !has_rules(schema) => {
            for (key, value) in member {
                if !schema.contains_key(&key) {
                    moved.insert(place.key(&key), was.key(&key));
                    schema.insert(key, value);
                }
            }
        }
        member => {
            moved.insert(place.key("allOf").index(0), was.clone());
            schema.insert("allOf".to_owned(), json!([member]));
        }
    }
}

/// Whether a schema has rules of its own, which could change what those of another mean.
fn has_rules(schema: &Map<String, Value>) -> bool {
    schema.keys().any(|key| !is_annotation(key))
}

fn rules_out_null(key: &str, schema: &Map<String, Value>) -> bool {
    let is_nullable = schema.get("nullable") == Some(&Value::Bool(true));
    STRICT.contains(&key) || key.starts_with(super::PREFIX) || (key == "type" && !is_nullable)
}

/// Whether a translated schema allows `null` only.
fn is_null(schema: &Value) -> bool {
    schema.get(mark(NULL)).is_some()
}

pub(super) fn is_annotation(key: &str) -> bool {
    ANNOTATIONS.contains(&key) || (key.starts_with("x-") && !key.starts_with(super::PREFIX))
}
