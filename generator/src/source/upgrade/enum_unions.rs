//! Unions whose members are enums, as one enum.

use std::collections::HashSet;

use serde_json::{Map, Value};

use super::Moves;
use super::null_members::is_annotation;
use crate::source::tree::Place;

/// Replaces a union of enums by one enum, with the names and descriptions of the members.
pub(super) fn translate(
    key: &str,
    schema: &mut Map<String, Value>,
    place: &Place,
    moves: &mut Moves,
) {
    let Some((members, ty)) = enum_members(key, schema) else {
        return;
    };
    let list = place.key(key);
    let mut count = 0;
    for (index, member) in members.iter().enumerate() {
        let original = list.index(index).key("enum");
        for inner in 0..member.values.len() {
            moves.insert(list.index(count), original.index(inner));
            count += 1;
        }
    }
    schema.shift_remove(key);
    moves.insert(place.key("enum"), list);
    if let Some(name) = ty {
        schema.entry("type").or_insert_with(|| name.into());
    }
    let texts = |text: fn(&EnumMember) -> Option<&str>| -> Option<Vec<Value>> {
        let texts = members.iter().map(|member| {
            let text = text(member).filter(|_| member.values.len() == 1);
            text.map(Value::from)
        });
        texts.collect()
    };
    if let Some(titles) = texts(|member| member.title.as_deref()).filter(|all| are_names(all)) {
        let names = schema.entry("x-enum-varnames");
        names.or_insert(titles.into());
    }
    let is_described = members.iter().any(|member| member.description.is_some());
    let descriptions = texts(|member| Some(member.description.as_deref().unwrap_or_default()));
    if let Some(descriptions) = descriptions.filter(|_| is_described) {
        let all = schema.entry("x-enum-descriptions");
        all.or_insert(descriptions.into());
    }
    let values = members.into_iter().flat_map(|member| member.values);
    schema.insert("enum".to_owned(), values.collect());
}

/// A member of a union that is an enum.
struct EnumMember {
    values: Vec<Value>,
    title: Option<String>,
    description: Option<String>,
}

/// The members of a union and their common type, if all are enums with distinct values.
fn enum_members(
    key: &str,
    schema: &Map<String, Value>,
) -> Option<(Vec<EnumMember>, Option<String>)> {
    let mut others = ["allOf", "anyOf", "discriminator", "enum", "not", "oneOf"].into_iter();
    if others.any(|other| other != key && schema.contains_key(other)) {
        return None;
    }
    let members = schema.get(key)?.as_array()?;
    let type_of = |member: &Value| member.get("type")?.as_str().map(str::to_owned);
    let ty = type_of(members.first()?);
    let own = schema.get("type").and_then(Value::as_str);
    let is_compatible = match (own, ty.as_deref()) {
        (None, _) | (_, None) | (Some("number"), Some("integer")) => true,
        (own, ty) => own == ty,
    };
    if !is_compatible || members.iter().any(|member| type_of(member) != ty) {
        return None;
    }
    let members = members.iter();
    let members: Option<Vec<_>> = members
        .map(|member| enum_member(member.as_object()?))
        .collect();
    let members = members?;
    let mut values = members.iter().flat_map(|member| &member.values);
    let mut known = HashSet::new();
    let are_distinct = values.all(|value| known.insert(value));
    are_distinct.then_some((members, ty))
}

fn enum_member(member: &Map<String, Value>) -> Option<EnumMember> {
    let is_plain = member.iter().all(|(key, value)| match key.as_str() {
        "const" | "enum" | "type" => true,
        "deprecated" | "nullable" => *value == Value::Bool(false),
        key => is_annotation(key),
    });
    let values = member.get("enum")?.as_array().filter(|_| is_plain)?;
    let is_scalar = |value: &Value| !value.is_array() && !value.is_object() && !value.is_null();
    let text = |key: &str| member.get(key).and_then(Value::as_str).map(str::to_owned);
    values.iter().all(is_scalar).then(|| EnumMember {
        values: values.clone(),
        title: text("title"),
        description: text("description"),
    })
}

/// `true` if texts can be the names of values.
fn are_names(titles: &[Value]) -> bool {
    let mut known = HashSet::new();
    titles.iter().all(|title| {
        let text = title.as_str().unwrap_or_default();
        text.contains(char::is_alphabetic) && known.insert(title)
    })
}
