//! From a checked value of any version to the shape of OpenAPI 3.0 that `openapiv3` models.
//!
//! Each schema is translated by itself, and nothing leaves its place that need not: a few parts
//! move, and [`Moved`] knows where their author wrote them. What 3.0 cannot say stays under its own
//! key, which `openapiv3` passes over, and is marked by a key of [`PREFIX`] and its name, which
//! lowering sees among the extensions.

mod bounds;
mod choice;
mod constant;
mod content;
pub(crate) mod keywords;
mod kinds;
mod listed;
mod moved;
mod null;
mod object;
mod parts;
mod reference;
mod ruled;
mod schema;
#[cfg(test)]
mod tests;
mod together;
mod types;
mod values;

use serde_json::Value;

use kinds::KnownKinds;

pub(crate) use keywords::IN_PLACE;
pub(crate) use moved::Moved;
pub(crate) use ruled::is_choice_of_rules;

use super::Place;
use super::nodes::node_mut;
use super::version::Version;

/// What the keys begin with that stand for what OpenAPI 3.0 cannot say. No description may use it.
pub(crate) const PREFIX: &str = "x-openapi-3.1-";

/// The mark of a schema that allows `null` only.
pub(crate) const NULL: &str = "null";

/// The mark of a schema that allows nothing: `false`.
pub(crate) const FALSE: &str = "false";

/// The mark of a schema whose properties are the items of an array, by their positions.
pub(crate) const TUPLE: &str = "tuple";

/// The key that marks what 3.0 cannot say.
fn mark(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// Translates a value; `schemas` are the places of its schemas.
pub(super) fn upgrade(value: &mut Value, version: Version, schemas: &[Place]) -> Moved {
    let kinds = KnownKinds::find(value, schemas);
    let mut moved = Moved::default();
    // Inner schemas come first: outer ones move them, and ask what they are.
    let mut places: Vec<_> = schemas
        .iter()
        .map(|place| (place.steps().len(), place))
        .collect();
    places.sort_by_key(|(depth, _)| std::cmp::Reverse(*depth));
    for (_, place) in places {
        if let Some(node) = node_mut(value, place) {
            schema::schema(node, version, place, &kinds, &mut moved);
        }
    }
    object::objects(value);
    moved
}
