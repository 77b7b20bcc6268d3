//! A choice of single values: an enum.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::Moved;
use super::null::is_annotation;
use crate::source::Place;

/// Makes a choice whose members only list values one enum, which is called and described as they
/// are.
pub(super) fn values(key: &str, schema: &mut Map<String, Value>, place: &Place, moved: &mut Moved) {
    let Some(found) = listed(key, schema) else {
        return;
    };
    let members = place.key(key);
    let mut count = 0;
    for (index, member) in found.members.iter().enumerate() {
        let written = members.index(index).key("enum");
        for inner in 0..member.values.len() {
            moved.insert(members.index(count), written.index(inner));
            count += 1;
        }
    }
    schema.shift_remove(key);
    moved.insert(place.key("enum"), members);
    if let Some(name) = found.ty {
        schema.entry("type").or_insert_with(|| name.into());
    }
    let texts = |text: fn(&Listed) -> Option<String>| -> Option<Vec<Value>> {
        let members = found.members.iter();
        members
            .map(|member| text(member).filter(|_| member.values.len() == 1))
            .map(|text| text.map(Value::String))
            .collect()
    };
    if let Some(titles) = texts(|member| member.title.clone()).filter(|titles| are_names(titles)) {
        schema
            .entry("x-enum-varnames")
            .or_insert_with(|| titles.into());
    }
    let described = found.members.iter().any(|member| member.words.is_some());
    if described && let Some(words) = texts(|member| Some(member.words.clone().unwrap_or_default()))
    {
        schema
            .entry("x-enum-descriptions")
            .or_insert_with(|| words.into());
    }
    let all = found.members.into_iter().flat_map(|member| member.values);
    schema.insert("enum".to_owned(), all.collect());
}

struct Found {
    members: Vec<Listed>,
    /// The type of all members.
    ty: Option<String>,
}

/// A member that lists values.
struct Listed {
    values: Vec<Value>,
    title: Option<String>,
    words: Option<String>,
}

/// The values of a choice whose members list nothing but values, each of which is of one member.
fn listed(key: &str, schema: &Map<String, Value>) -> Option<Found> {
    let stands_alone = ["allOf", "anyOf", "discriminator", "enum", "not", "oneOf"]
        .iter()
        .all(|other| *other == key || !schema.contains_key(*other));
    let members = schema.get(key)?.as_array().filter(|_| stands_alone)?;
    let types: Vec<Option<&str>> = members
        .iter()
        .map(|member| member.get("type").and_then(Value::as_str))
        .collect();
    let first = types.first().copied()?;
    let own = schema.get("type").and_then(Value::as_str);
    let agrees = types.iter().all(|ty| *ty == first)
        && (own.is_none()
            || first.is_none()
            || own == first
            || (own, first) == (Some("number"), Some("integer")));
    let members: Vec<Listed> = members
        .iter()
        .map(|member| member_of(member.as_object()?))
        .collect::<Option<_>>()?;
    let mut all = members.iter().flat_map(|member| &member.values);
    let mut known = HashSet::new();
    let differ = all.all(|value| known.insert(value));
    (agrees && differ).then(|| Found {
        ty: first.map(str::to_owned),
        members,
    })
}

fn member_of(member: &Map<String, Value>) -> Option<Listed> {
    let is_plain = member.iter().all(|(key, value)| match key.as_str() {
        "const" | "enum" | "type" => true,
        "deprecated" | "nullable" => *value == Value::Bool(false),
        key => is_annotation(key),
    });
    let values = member.get("enum")?.as_array().filter(|_| is_plain)?;
    let is_scalar = |value: &Value| !value.is_array() && !value.is_object() && !value.is_null();
    let text = |key: &str| member.get(key).and_then(Value::as_str).map(str::to_owned);
    values.iter().all(is_scalar).then(|| Listed {
        values: values.clone(),
        title: text("title"),
        words: text("description"),
    })
}

/// Whether texts can be what values are called.
fn are_names(titles: &[Value]) -> bool {
    let mut known = HashSet::new();
    titles.iter().all(|title| {
        let has_letters = title
            .as_str()
            .is_some_and(|text| text.contains(char::is_alphabetic));
        has_letters && known.insert(title)
    })
}
