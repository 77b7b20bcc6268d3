//! Alternatives of a union that overlap.

use std::collections::{BTreeSet, HashMap};

use crate::comparer::Effect;
use crate::node::Node;
use crate::shape::{AdditionalProperties, Shape, Types, Union};
use openapi_crates::source::Place;

/// The properties of a schema that are the same in equivalent schemas.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Outline<'a> {
    types: Types,
    properties: BTreeSet<&'a str>,
    required: BTreeSet<&'a str>,
}

/// Returns the outlines of schemas by location.
pub(super) fn outlines<'a>(alternatives: &[&Node<'a>]) -> HashMap<Place, Outline<'a>> {
    let all = alternatives.iter().map(|alternative| {
        let shape = Shape::of(alternative.as_slice());
        let outline = Outline {
            types: shape.types,
            properties: shape.properties.keys().copied().collect(),
            required: shape.required.keys().copied().collect(),
        };
        (alternative.place.clone(), outline)
    });
    all.collect()
}

/// Returns the effect of a new alternative: values of `oneOf` become invalid if they match another alternative as well,
/// unless a discriminator selects one.
pub(super) fn effect_of_added(
    union: &Union<'_>,
    added: &Node<'_>,
    has_discriminator: bool,
) -> Effect {
    let shape = Shape::of(added.as_slice());
    let mut others = union
        .alternatives
        .iter()
        .filter(|other| other.place != added.place);
    let overlaps = union.keyword == "oneOf"
        && others.any(|other| {
            let other = Shape::of(other.as_slice());
            share_scalars(&shape, &other) || (!has_discriminator && accepts_objects(&shape, &other))
        });
    match overlaps {
        true => Effect::Incomparable,
        false => Effect::Widens,
    }
}

fn share_scalars(one: &Shape<'_>, other: &Shape<'_>) -> bool {
    let scalars = Types::ALL.without(Types::OBJECT.or(Types::ARRAY).or(Types::NULL));
    let are_listed = one.values.is_some() && other.values.is_some();
    let both = one.types.and(other.types);
    both.meets(scalars) && !both.has(Types::OBJECT) && !are_listed
}

/// `true` if objects of another schema may be valid: no other property is required, and additional ones are allowed.
fn accepts_objects(one: &Shape<'_>, other: &Shape<'_>) -> bool {
    let is_plain = one.values.is_none() && one.unions.is_empty() && one.keywords.is_empty();
    one.types.and(other.types).has(Types::OBJECT)
        && is_plain
        && matches!(one.additional, AdditionalProperties::Any)
        && one
            .required
            .keys()
            .all(|name| other.required.contains_key(name))
        && one.properties.iter().all(|(name, parts)| {
            let theirs = other.properties.get(name);
            theirs.is_none_or(|theirs| share_values(&Shape::of(parts), &Shape::of(theirs)))
        })
}

fn share_values(one: &Shape<'_>, other: &Shape<'_>) -> bool {
    let are_listed = one.values.is_some() && other.values.is_some();
    one.types.and(other.types).without(Types::NULL) != Types::NONE && !are_listed
}
