//! Choices between schemas.

use serde_json::Value;

use super::gather::gather;
use super::{Shape, Types, Values};
use crate::at::At;
use generator::source::Place;

/// A choice between schemas.
#[derive(Clone, Debug)]
pub(crate) struct Choice<'a> {
    /// `oneOf` or `anyOf`.
    pub keyword: &'static str,
    /// Where the schemas are listed.
    pub place: Place,
    /// The schemas, without one that is `null` alone.
    pub branches: Vec<At<'a>>,
}

/// A discriminator.
#[derive(Clone, Debug)]
pub(crate) struct Tags<'a> {
    /// The name of the field.
    pub field: &'a str,
    pub place: Place,
    /// The texts of the field, each with the name of the component that it leads to.
    pub mapping: Vec<(&'a str, String)>,
}

impl<'a> Tags<'a> {
    /// The discriminator of a schema, if it has one.
    pub(super) fn of(schema: &At<'a>) -> Option<Self> {
        let at = schema.get("discriminator")?;
        let field = at.text("propertyName")?;
        let mapping = at.get("mapping");
        let mapping = mapping.iter().flat_map(At::named);
        let mapping = mapping.filter_map(|(text, target)| {
            let target = target.value.as_str()?;
            let name = target.rsplit('/').next().unwrap_or(target);
            Some((text, name.to_owned()))
        });
        Some(Self {
            field,
            mapping: mapping.collect(),
            place: at.place,
        })
    }
}

/// What a choice comes to.
pub(super) enum Meaning<'a> {
    /// This schema alone, or `null` where that was a branch.
    Only(At<'a>),
    /// Any value of some types.
    Types(Types),
    /// One of some values, of some types.
    Values(Values<'a>, Types),
    /// A choice.
    Choice(Choice<'a>),
}

/// Reads a choice of a schema, and whether `null` is one of its branches.
pub(super) fn read<'a>(schema: &At<'a>, keyword: &'static str) -> Option<(Meaning<'a>, bool)> {
    let list = schema.get(keyword)?;
    let mut branches: Vec<At<'a>> = list.listed().collect();
    if keyword == "anyOf" {
        branches = flat(branches);
    }
    let all = branches.len();
    branches.retain(|branch| !is_null(branch));
    let has_null = branches.len() < all;
    if keyword == "anyOf" {
        drop_contained(&mut branches);
    }
    if let [only] = branches.as_slice() {
        return Some((Meaning::Only(only.clone()), has_null));
    }
    let meaning = simple(&branches, &list.place).unwrap_or_else(|| {
        Meaning::Choice(Choice {
            keyword,
            branches,
            place: list.place.clone(),
        })
    });
    Some((meaning, has_null))
}

/// Puts the branches of branches in the place of these.
fn flat<'a>(branches: Vec<At<'a>>) -> Vec<At<'a>> {
    let mut waiting: Vec<At<'a>> = branches.into_iter().rev().collect();
    let mut flat = Vec::new();
    while let Some(branch) = waiting.pop() {
        let alone = branch.object().filter(|object| object.len() == 1);
        match alone.and_then(|_| branch.get("anyOf")) {
            Some(inner) => {
                let inner: Vec<At<'a>> = inner.listed().collect();
                waiting.extend(inner.into_iter().rev());
            }
            None => flat.push(branch),
        }
    }
    flat
}

/// Drops what says no more than that a value is of a type of which another schema allows any: the values that are listed
/// beside it are only those that are known.
fn drop_contained(branches: &mut Vec<At<'_>>) {
    let free = branches.iter().filter_map(plain);
    let free = free.filter(Shape::is_types_alone);
    let free = free.fold(Types::NONE, |types, shape| types.or(shape.types));
    if !free.is_none() {
        let is_contained = |shape: Shape<'_>| !shape.is_types_alone() && free.has(shape.types);
        branches.retain(|branch| !plain(branch).is_some_and(is_contained));
    }
}

fn plain<'a>(branch: &At<'a>) -> Option<Shape<'a>> {
    is_plain(branch).then(|| gather(std::slice::from_ref(branch)))
}

fn is_plain(branch: &At<'_>) -> bool {
    let object = branch.object();
    object.is_some_and(|object| {
        let mut later = LATER.iter();
        !later.any(|keyword| object.contains_key(*keyword))
    })
}

fn is_null(branch: &At<'_>) -> bool {
    let schema = branch.resolved();
    let is_only = |value: &Value| match value {
        Value::Array(list) => matches!(list.as_slice(), [Value::Null]),
        Value::String(name) => name == "null",
        Value::Null => true,
        _ => false,
    };
    let mut keys = ["type", "const", "enum"].into_iter();
    keys.any(|key| schema.value.get(key).is_some_and(is_only))
}

/// What is referred to, has fields, or is a choice itself is looked at later, and only once.
const LATER: [&str; 5] = ["$ref", "properties", "allOf", "oneOf", "anyOf"];

/// A choice of plain types, or of plain values.
fn simple<'a>(branches: &[At<'a>], place: &Place) -> Option<Meaning<'a>> {
    if branches.is_empty() || !branches.iter().all(is_plain) {
        return None;
    }
    let shapes: Vec<Shape<'a>> = branches
        .iter()
        .map(|branch| gather(std::slice::from_ref(branch)))
        .collect();
    let types = shapes
        .iter()
        .fold(Types::NONE, |types, shape| types.or(shape.types));
    if shapes.iter().all(Shape::is_types_alone) {
        return Some(Meaning::Types(types));
    }
    if !shapes.iter().all(Shape::is_values_alone) {
        return None;
    }
    let values = shapes.into_iter().filter_map(|shape| shape.values);
    let all = values.flat_map(|values| values.all).collect();
    let values = Values {
        all,
        place: place.clone(),
        is_const: false,
    };
    Some(Meaning::Values(values, types))
}
