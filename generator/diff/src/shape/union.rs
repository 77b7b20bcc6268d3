//! Unions of schemas: `oneOf` and `anyOf`.

use indexmap::IndexMap;
use serde_json::Value;

use super::merge::merge;
use super::{AllowedValues, Shape, Types};
use crate::node::{Located, Node};
use openapi_crates::source::Place;

#[derive(Clone, Debug)]
pub(crate) struct Union<'a> {
    /// `oneOf` or `anyOf`.
    pub keyword: &'static str,
    pub place: Place,
    /// The alternatives without `null`.
    pub alternatives: Vec<Node<'a>>,
}

impl Located for Union<'_> {
    fn place(&self) -> &Place {
        &self.place
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Discriminator<'a> {
    /// The name of the property.
    pub property: &'a str,
    pub place: Place,
    /// The name of the component of each tag.
    pub mapping: IndexMap<&'a str, String>,
}

impl<'a> Discriminator<'a> {
    pub(super) fn of(schema: &Node<'a>) -> Option<Self> {
        let node = schema.get("discriminator")?;
        let mapping = node.members_of("mapping").filter_map(|(tag, target)| {
            let target = target.value.as_str()?;
            let name = target.rsplit('/').next().unwrap_or(target);
            Some((tag, name.to_owned()))
        });
        Some(Self {
            property: node.text("propertyName")?,
            mapping: mapping.collect(),
            place: node.place,
        })
    }
}

/// A simplified union.
pub(super) enum Simplified<'a> {
    /// One schema.
    Only(Node<'a>),
    /// Any value of some types.
    Types(Types),
    /// Some values, with their types.
    Values(AllowedValues<'a>, Types),
    Union(Union<'a>),
}

/// Simplifies a union of a schema; the flag is `true` if it allows `null`.
pub(super) fn simplify<'a>(
    schema: &Node<'a>,
    keyword: &'static str,
) -> Option<(Simplified<'a>, bool)> {
    let list = schema.get(keyword)?;
    let mut alternatives: Vec<Node<'a>> = list.items().collect();
    if keyword == "anyOf" {
        alternatives = flattened(alternatives);
    }
    let all = alternatives.len();
    alternatives.retain(|alternative| !is_null(alternative));
    let has_null = alternatives.len() < all;
    if keyword == "anyOf" {
        remove_contained(&mut alternatives);
    }
    let simplified = match alternatives.as_slice() {
        [only] => Simplified::Only(only.clone()),
        _ => plain_union(&alternatives, &list.place).unwrap_or(Simplified::Union(Union {
            keyword,
            alternatives,
            place: list.place,
        })),
    };
    Some((simplified, has_null))
}

/// Replaces alternatives that are unions themselves by theirs.
fn flattened(alternatives: Vec<Node<'_>>) -> Vec<Node<'_>> {
    let mut waiting: Vec<Node<'_>> = alternatives.into_iter().rev().collect();
    let mut flat = Vec::new();
    while let Some(alternative) = waiting.pop() {
        let alone = alternative.object().filter(|object| object.len() == 1);
        match alone.and_then(|_| alternative.get("anyOf")) {
            Some(inner) => {
                let inner: Vec<Node<'_>> = inner.items().collect();
                waiting.extend(inner.into_iter().rev());
            }
            None => flat.push(alternative),
        }
    }
    flat
}

/// Removes alternatives whose type another alternative allows entirely, such as the known values of an open enum.
fn remove_contained(alternatives: &mut Vec<Node<'_>>) {
    let open = alternatives
        .iter()
        .filter_map(plain)
        .filter(Shape::has_only_types);
    let open = open.fold(Types::NONE, |types, shape| types.or(shape.types));
    if !open.is_none() {
        alternatives.retain(|alternative| {
            plain(alternative).is_none_or(|shape| shape.has_only_types() || !open.has(shape.types))
        });
    }
}

/// Keywords whose schemas are compared later, and only once.
const NESTED: [&str; 5] = ["$ref", "properties", "allOf", "oneOf", "anyOf"];

/// Returns the shape of a schema without nested schemas.
fn plain<'a>(schema: &Node<'a>) -> Option<Shape<'a>> {
    let object = schema.object()?;
    let is_nested = NESTED.iter().any(|keyword| object.contains_key(*keyword));
    (!is_nested).then(|| merge(schema.as_slice()))
}

fn is_null(alternative: &Node<'_>) -> bool {
    let schema = alternative.resolved();
    let is_only_null = |value: &Value| match value {
        Value::Array(list) => matches!(list.as_slice(), [Value::Null]),
        Value::String(name) => name == "null",
        Value::Null => true,
        _ => false,
    };
    let mut keys = ["type", "const", "enum"].into_iter();
    keys.any(|key| schema.value.get(key).is_some_and(is_only_null))
}

/// Simplifies a union of plain types or plain values.
fn plain_union<'a>(alternatives: &[Node<'a>], place: &Place) -> Option<Simplified<'a>> {
    let shapes: Vec<Shape<'a>> = alternatives.iter().map(plain).collect::<Option<_>>()?;
    let types = shapes
        .iter()
        .fold(Types::NONE, |types, shape| types.or(shape.types));
    if shapes.is_empty() {
        return None;
    }
    if shapes.iter().all(Shape::has_only_types) {
        return Some(Simplified::Types(types));
    }
    if !shapes
        .iter()
        .all(|shape| shape.values.is_some() && shape.has_only_values())
    {
        return None;
    }
    let values = shapes.into_iter().filter_map(|shape| shape.values);
    let values = AllowedValues {
        all: values.flat_map(|values| values.all).collect(),
        place: place.clone(),
        is_const: false,
    };
    Some(Simplified::Values(values, types))
}
