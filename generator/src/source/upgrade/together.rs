//! One schema for what each of several is for a part of: the types of all.

use serde_json::{Map, Value, json};

use super::kinds::Kinds;
use super::{Moved, NULL, mark, null};
use crate::source::Place;

/// What only tells of values.
const WORDS: [&str; 6] = [
    "$comment",
    "description",
    "example",
    "examples",
    "externalDocs",
    "title",
];

/// One of the schemas.
pub(super) struct Part {
    pub(super) schema: Value,
    /// Where it was written.
    pub(super) place: Place,
    pub(super) kinds: Kinds,
}

/// What is for values of some kinds, and for no others.
struct Group {
    kinds: Kinds,
    place: Place,
    /// The schema, if there is only one.
    schema: Option<Value>,
    /// Whether its integers are of 64 bits with a sign, as those of a type alone are.
    is_signed: bool,
}

/// A schema of the values that any of some schemas allows, or of more. Those of one kind keep their
/// schema if it is the only one; which of several it is no type tells. `now` is where it is put, and
/// `list` where they were written. `None` if it would say nothing.
pub(super) fn together(
    parts: &[Part],
    now: Place,
    list: &Place,
    moved: &mut Moved,
) -> Option<Value> {
    if let [first, others @ ..] = parts
        && others.iter().all(|other| other.schema == first.schema)
    {
        moved.insert(now, first.place.clone());
        return Some(first.schema.clone());
    }
    if parts.iter().any(|part| part.kinds == Kinds::ANY) {
        return None;
    }
    let mut members = members(groups(parts)?);
    if members.len() < 2 {
        let (schema, place) = members.pop()?;
        moved.insert(now, place);
        return Some(schema);
    }
    moved.insert(now, list.clone());
    let choice = list.key("anyOf");
    let mut schemas = Vec::new();
    for (index, (schema, place)) in members.into_iter().enumerate() {
        moved.insert(choice.index(index), place);
        schemas.push(schema);
    }
    let mut schema = Map::from_iter([("anyOf".to_owned(), Value::Array(schemas))]);
    null::members("anyOf", &mut schema, list, moved);
    Some(Value::Object(schema))
}

/// `None` if there are numbers that no type is for.
fn groups(parts: &[Part]) -> Option<Vec<Group>> {
    let mut groups: Vec<Group> = Vec::new();
    for part in parts.iter().filter(|part| part.kinds != Kinds::NONE) {
        let rules = without_words(&part.schema);
        let is_known = |group: &&mut Group| {
            let known = group.schema.as_ref();
            known.is_some_and(|known| without_words(known) == rules)
        };
        if let Some(known) = groups.iter_mut().find(is_known) {
            known.schema = Some(rules);
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

/// A group for the values of two. An integer that is read as a number may lose digits.
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

/// Whether no integer of a schema has more bits than those of a type alone.
fn is_signed(schema: &Value) -> bool {
    let says = |key: &str| schema.get(key).is_some();
    let is_long = |most: &Value| most.as_i64().is_none();
    !["$ref", "allOf", "anyOf", "oneOf"].into_iter().any(says)
        && schema.get("format").is_none_or(|format| format != "uint64")
        && !schema.get("maximum").is_some_and(is_long)
        && !says("enum")
}

/// Whether there are values of both, other than `null`.
fn is_same(one: Kinds, other: Kinds) -> bool {
    one == other || one.not_null().overlaps(other)
}

/// The members of a choice between groups, and their places.
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

/// A schema without what is only told of it.
fn without_words(schema: &Value) -> Value {
    let mut schema = schema.clone();
    if let Value::Object(schema) = &mut schema {
        schema.retain(|key, _| !WORDS.contains(&key.as_str()));
    }
    schema
}
