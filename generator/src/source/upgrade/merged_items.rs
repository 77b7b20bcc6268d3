//! A schema for the values of several schemas: the items of a tuple, or the properties that match patterns.

use serde_json::{Map, Value, json};

use super::value_kinds::Kinds;
use super::{Moves, NULL, mark, null_members};
use crate::source::tree::Place;

/// Keywords that only document values.
const DOCS: [&str; 6] = [
    "$comment",
    "description",
    "example",
    "examples",
    "externalDocs",
    "title",
];

/// One of the schemas to merge.
pub(super) struct Part {
    pub(super) schema: Value,
    /// The original place.
    pub(super) place: Place,
    pub(super) kinds: Kinds,
}

/// The schemas for some kinds of values.
struct Group {
    kinds: Kinds,
    place: Place,
    /// The schema, if it is the only one.
    schema: Option<Value>,
    /// `true` if integers are signed and have 64 bits, as without a format.
    is_signed: bool,
}

/// Merges schemas into one that allows the values of all, or more. A kind of values keeps its schema if there is only
/// one. The result is moves to `now`; the original places are in `list`. `None` if any value is allowed.
pub(super) fn merge(parts: &[Part], now: Place, list: &Place, moves: &mut Moves) -> Option<Value> {
    if let [first, others @ ..] = parts
        && others.iter().all(|other| other.schema == first.schema)
    {
        moves.insert(now, first.place.clone());
        return Some(first.schema.clone());
    }
    if parts.iter().any(|part| part.kinds == Kinds::ANY) {
        return None;
    }
    let mut members = members(groups(parts)?);
    if members.len() < 2 {
        let (schema, place) = members.pop()?;
        moves.insert(now, place);
        return Some(schema);
    }
    moves.insert(now, list.clone());
    let union = list.key("anyOf");
    let mut schemas = Vec::new();
    for (index, (schema, place)) in members.into_iter().enumerate() {
        moves.insert(union.index(index), place);
        schemas.push(schema);
    }
    let mut schema = Map::from_iter([("anyOf".to_owned(), Value::Array(schemas))]);
    null_members::translate("anyOf", &mut schema, list, moves);
    Some(Value::Object(schema))
}

/// Groups schemas by kinds; `None` if no type fits all numbers.
fn groups(parts: &[Part]) -> Option<Vec<Group>> {
    let mut groups: Vec<Group> = Vec::new();
    for part in parts.iter().filter(|part| part.kinds != Kinds::NONE) {
        let constraints = without_docs(&part.schema);
        let is_known = |group: &&mut Group| {
            let known = group.schema.as_ref();
            known.is_some_and(|known| without_docs(known) == constraints)
        };
        if let Some(known) = groups.iter_mut().find(is_known) {
            known.schema = Some(constraints);
            continue;
        }
        let mut group = Group {
            kinds: part.kinds,
            place: part.place.clone(),
            schema: Some(part.schema.clone()),
            is_signed: is_signed(&part.schema),
        };
        let is_same = |known: &mut Group| is_same(known.kinds, part.kinds);
        for known in groups.extract_if(.., is_same).collect::<Vec<_>>() {
            group = both(known, &group)?;
        }
        groups.push(group);
    }
    Some(groups)
}

/// Merges two groups. An integer that is read as a number may lose digits.
fn both(one: Group, other: &Group) -> Option<Group> {
    let numbers = [one.kinds & Kinds::NUMBER, other.kinds & Kinds::NUMBER];
    let is_signed = one.is_signed && other.is_signed;
    let is_clear = match numbers {
        [Kinds::NONE, _] | [_, Kinds::NONE] | [Kinds::NUMBER, Kinds::NUMBER] => true,
        [one, other] => one == other && is_signed,
    };
    is_clear.then(|| Group {
        kinds: one.kinds | other.kinds,
        place: one.place,
        schema: None,
        is_signed,
    })
}

/// `true` if all integers of a schema are signed and have at most 64 bits.
fn is_signed(schema: &Value) -> bool {
    let has = |key: &str| schema.get(key).is_some();
    let is_long = |most: &Value| most.as_i64().is_none();
    !["$ref", "allOf", "anyOf", "oneOf"].into_iter().any(has)
        && schema.get("format").is_none_or(|format| format != "uint64")
        && !schema.get("maximum").is_some_and(is_long)
        && !has("enum")
}

/// `true` if there are values of both kinds, other than `null`.
fn is_same(one: Kinds, other: Kinds) -> bool {
    one == other || one.not_null().overlaps(other)
}

/// The members of a union of groups, with their places.
fn members(groups: Vec<Group>) -> Vec<(Value, Place)> {
    let mut members = Vec::new();
    for group in groups {
        match group.schema {
            Some(schema) => members.push((schema, group.place)),
            None => {
                let types = group.kinds.types().into_iter();
                members.extend(types.map(|name| (json!({"type": name}), group.place.clone())));
                if group.kinds.overlaps(Kinds::NULL) {
                    members.push((only_null(), group.place));
                }
            }
        }
    }
    members
}

fn only_null() -> Value {
    let mut schema = Map::from_iter([("nullable".to_owned(), true.into())]);
    schema.insert(mark(NULL), true.into());
    Value::Object(schema)
}

/// A schema without its documentation.
fn without_docs(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Value::Object(schema) = &mut schema {
        schema.retain(|key, _| !DOCS.contains(&key.as_str()));
    }
    schema
}
