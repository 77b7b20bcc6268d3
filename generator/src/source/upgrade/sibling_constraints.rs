//! Constraints next to a composition, as one more member of it.

use serde_json::{Map, Value, json};

use super::{Moves, mark, several_types};
use crate::source::grammar::COMPOSITION;
use crate::source::tree::Place;
use crate::source::validation::{applies_to, is_of_one_type};

/// Moves constraints next to a composition to a member of `allOf`. Those of objects can stay.
pub(super) fn translate(schema: &mut Map<String, Value>, place: &Place, moves: &mut Moves) {
    let mut compositions = COMPOSITION.into_iter();
    let is_composed = compositions.any(|keyword| schema.contains_key(keyword));
    let several = mark("type");
    let other_constraints = ["enum", "format", several.as_str()];
    let is_of_objects = match schema.get("type").and_then(Value::as_str) {
        Some(name) => name == "object",
        None => schema
            .keys()
            .all(|key| applies_to(key, "object") && !other_constraints.contains(&key.as_str())),
    };
    if !is_composed || is_of_objects {
        return;
    }
    let has_enum = schema.contains_key("enum");
    let is_moved = |key: &String| {
        key == "type"
            || other_constraints.contains(&key.as_str())
            || is_of_one_type(key)
            || (key.starts_with("x-enum") && has_enum)
    };
    let entries = std::mem::take(schema).into_iter();
    let (mut member, rest): (Map<_, _>, Map<_, _>) = entries.partition(|(key, _)| is_moved(key));
    *schema = rest;
    if member.is_empty() {
        return;
    }
    let members = schema.entry("allOf").or_insert_with(|| json!([]));
    if let Value::Array(members) = members {
        let now = place.key("allOf").index(members.len());
        several_types::split(&mut member, &now, moves);
        moves.insert(now, place.clone());
        members.push(Value::Object(member));
    }
}
