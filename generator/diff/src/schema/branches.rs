//! The schemas of a choice: what they have in common.

use std::collections::{BTreeSet, HashMap};

use crate::at::At;
use crate::comparer::Effect;
use crate::shape::{Choice, Others, Shape, Types};
use generator::source::Place;

pub(super) fn one<'s, 'a>(at: &'s At<'a>) -> &'s [At<'a>] {
    std::slice::from_ref(at)
}

/// What is the same of schemas that allow the same.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Outline<'a> {
    types: Types,
    properties: BTreeSet<&'a str>,
    required: BTreeSet<&'a str>,
}

/// The outlines of some schemas, by their places.
pub(super) fn outlines<'a>(branches: &[&At<'a>]) -> HashMap<Place, Outline<'a>> {
    let outline = |branch: &At<'a>| {
        let shape = Shape::of(one(branch));
        Outline {
            types: shape.types,
            properties: shape.properties.keys().copied().collect(),
            required: shape.required.keys().copied().collect(),
        }
    };
    let all = branches
        .iter()
        .map(|branch| (branch.place.clone(), outline(branch)));
    all.collect()
}

/// What a new schema of a choice does: by `oneOf`, values that another allows as well are refused, unless a field tells
/// which is meant.
pub(super) fn of_new_branch(choice: &Choice<'_>, branch: &At<'_>, are_told_apart: bool) -> Effect {
    let shape = Shape::of(one(branch));
    let mut others = choice
        .branches
        .iter()
        .filter(|other| other.place != branch.place);
    let overlaps = others.any(|other| {
        let other = Shape::of(one(other));
        shares_scalars(&shape, &other) || (!are_told_apart && takes_objects_of(&shape, &other))
    });
    match overlaps && choice.keyword == "oneOf" {
        true => Effect::Incomparable,
        false => Effect::Widens,
    }
}

fn shares_scalars(one: &Shape<'_>, other: &Shape<'_>) -> bool {
    let scalars = Types::ALL.without(Types::OBJECT.or(Types::ARRAY).or(Types::NULL));
    let is_listed = one.values.is_some() && other.values.is_some();
    let both = one.types.and(other.types);
    both.meets(scalars) && !both.has(Types::OBJECT) && !is_listed
}

/// Whether objects of another schema are objects of this one, too: it asks for no other fields, and is open to all.
fn takes_objects_of(one: &Shape<'_>, other: &Shape<'_>) -> bool {
    let is_plain = one.values.is_none() && one.choices.is_empty() && one.rest.is_empty();
    let mut required = one.required.keys();
    let mut common = one.properties.iter();
    one.types.and(other.types).has(Types::OBJECT)
        && is_plain
        && matches!(one.others, Others::Free)
        && required.all(|name| other.required.contains_key(name))
        && common.all(|(name, parts)| {
            let theirs = other.properties.get(name);
            theirs.is_none_or(|theirs| may_be_the_same(&Shape::of(parts), &Shape::of(theirs)))
        })
}

/// Whether some value is of both; one of listed values may be.
fn may_be_the_same(one: &Shape<'_>, other: &Shape<'_>) -> bool {
    let is_listed = one.values.is_some() && other.values.is_some();
    one.types.and(other.types).without(Types::NULL) != Types::NONE && !is_listed
}
