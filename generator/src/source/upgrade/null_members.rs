//! `null` among the members of `anyOf` and `oneOf`.

use serde_json::{Map, Value, json};

use super::{Moves, NULL, mark};
use crate::source::grammar;
use crate::source::tree::Place;

/// Keywords that may forbid `null`. Others apply to values of one type only.
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

/// Replaces a member that allows only `null` by `nullable`. A single remaining member replaces the union.
pub(super) fn translate(
    key: &str,
    schema: &mut Map<String, Value>,
    place: &Place,
    moves: &mut Moves,
) {
    let Some(Value::Array(members)) = schema.get(key) else {
        return;
    };
    let nulls = members.iter().filter(|member| is_null(member)).count();
    let is_mixed = (1..members.len()).contains(&nulls);
    let mut others = schema.keys().filter(|name| *name != key);
    // A member that another keyword may forbid stays, with its mark.
    if !is_mixed || others.any(|name| may_forbid_null(name, schema)) {
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
        Ok([(index, member)]) => merge(member, schema, place, &was.index(index), moves),
        Err(kept) => {
            for (now, (before, _)) in kept.iter().enumerate() {
                if now != *before {
                    moves.insert(was.index(now), was.index(*before));
                }
            }
            let members = kept.into_iter().map(|(_, member)| member).collect();
            schema.insert(key.to_owned(), Value::Array(members));
        }
    }
}

/// Merges a single member into the schema; into `allOf`, if the schema has constraints of its own.
fn merge(
    member: Value,
    schema: &mut Map<String, Value>,
    place: &Place,
    was: &Place,
    moves: &mut Moves,
) {
    let has_constraints = schema.keys().any(|key| !is_annotation(key));
    match member {
        Value::Object(member) if !member.contains_key("$ref") && !has_constraints => {
            for (key, value) in member {
                if !schema.contains_key(&key) {
                    moves.insert(place.key(&key), was.key(&key));
                    schema.insert(key, value);
                }
            }
        }
        member => {
            moves.insert(place.key("allOf").index(0), was.clone());
            schema.insert("allOf".to_owned(), json!([member]));
        }
    }
}

fn may_forbid_null(key: &str, schema: &Map<String, Value>) -> bool {
    let is_nullable = schema.get("nullable") == Some(&Value::Bool(true));
    STRICT.contains(&key) || key.starts_with(super::PREFIX) || (key == "type" && !is_nullable)
}

/// `true` if a translated schema allows only `null`.
fn is_null(schema: &Value) -> bool {
    schema.get(mark(NULL)).is_some()
}

/// `true` if a key of a translated schema does not constrain a value.
pub(super) fn is_annotation(key: &str) -> bool {
    let also = ["nullable", "readOnly", "summary", "writeOnly"];
    grammar::is_annotation(key, &also) && !key.starts_with(super::PREFIX)
}
