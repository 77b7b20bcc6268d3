//! Translates a validated description of any version to the shape of OpenAPI 3.0, which `openapiv3` models.
//!
//! In: a validated value, and the places of its schemas. Out: the translated value, and the [`Moves`] of its parts. Uses
//! `tree`, `references`, and the keyword tables of `validation`.
//!
//! Each schema is translated separately. What 3.0 cannot express stays under its own key, which `openapiv3` ignores, and
//! is marked by an extension that begins with [`PREFIX`], which lowering evaluates.

mod bounds;
mod enum_unions;
pub(crate) mod keywords;
mod later_objects;
mod moves;
mod null_members;
mod other_objects;
mod schema;
mod several_types;
mod sibling_constraints;
#[cfg(test)]
mod tests;
mod untyped_keywords;

use std::collections::HashMap;

use serde_json::{Map, Value};

pub(crate) use moves::Moves;

pub(crate) use super::grammar::extensions::PREFIX;
use super::grammar::{Shape, Version};
use super::tree::{Place, node, node_mut};

/// The mark of a schema that allows only `null`.
pub(crate) const NULL: &str = "null";

/// The mark of a schema whose type represents any value, with its original. It includes [`PREFIX`].
pub(crate) const LOOSENED: &str = "x-openapi-3.1-loosened";

/// The mark of a reference with `nullable`, which OpenAPI 3.0 ignores and servers mean.
pub(crate) const NULLABLE_REFERENCE: &str = "nullable-reference";

/// The mark of a schema that allows no value: `false`.
pub(crate) const FALSE: &str = "false";

/// The mark of an object schema whose properties are the items of a tuple, by their positions.
pub(crate) const TUPLE: &str = "tuple";

/// Returns `true` if a schema of OpenAPI 3.0 has `nullable: true`.
pub(super) fn is_nullable(schema: &Map<String, Value>) -> bool {
    schema.get("nullable") == Some(&Value::Bool(true))
}

/// Returns the extension with which a node is marked.
pub(crate) fn mark(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The versions of schemas that declare another one than that of the description.
pub(super) fn declared_dialects(
    value: &Value,
    version: Version,
    schemas: &[Place],
) -> HashMap<Place, Version> {
    let declared = schemas.iter().filter_map(|place| {
        let own = version.of_schema(node(value, place)?);
        (own != version).then(|| (place.clone(), own))
    });
    declared.collect()
}

/// The mark of a discriminator with its `defaultMapping`.
pub(crate) const DEFAULT_MAPPING: &str = "defaultMapping";

/// The mark of a server with its name.
pub(crate) const NAME: &str = "name";

/// The mark of a cookie with `style: cookie`, which is not percent-encoded.
pub(crate) const COOKIE: &str = "cookie";

/// The mark of a query parameter that is the whole query.
pub(crate) const QUERYSTRING: &str = "querystring";

/// Translates a description with schemas and other objects at some places.
pub(super) fn upgrade(
    value: &mut Value,
    version: Version,
    schemas: &[Place],
    dialects: &HashMap<Place, Version>,
    objects: &[(Place, Shape)],
) -> Moves {
    let mut moves = Moves::default();
    // Inner schemas come first, because outer ones inspect and move them.
    let mut places: Vec<_> = schemas
        .iter()
        .map(|place| (place.steps().len(), place))
        .collect();
    places.sort_by_key(|(depth, _)| std::cmp::Reverse(*depth));
    for (_, place) in places {
        let declared = place.nearest_entry(dialects);
        let version = declared.map_or(version, |(version, _)| *version);
        if let Some(node) = node_mut(value, place) {
            schema::schema(node, version, place, &mut moves);
        }
    }
    other_objects::translate(value);
    for (place, shape) in objects {
        if let Some(Value::Object(object)) = node_mut(value, place) {
            later_objects::translate(object, *shape);
        }
    }
    moves
}
