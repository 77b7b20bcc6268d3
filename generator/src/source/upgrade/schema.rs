//! The translation of one schema, after its inner schemas.

use serde_json::{Map, Value};

use super::{
    FALSE, Moves, bounds, enum_unions, keywords, mark, null_members, several_types,
    sibling_constraints, untyped_keywords,
};
use crate::source::grammar::Version;
use crate::source::tree::Place;

/// Translates the schema at a place.
pub(super) fn schema(schema: &mut Value, version: Version, place: &Place, moves: &mut Moves) {
    match schema {
        Value::Bool(allows) => {
            let mark = (!*allows).then(|| (mark(FALSE), true.into()));
            *schema = Value::Object(mark.into_iter().collect());
        }
        Value::Object(object) => keywords_of(object, version, place, moves),
        _ => {}
    }
}

fn keywords_of(
    schema: &mut Map<String, Value>,
    version: Version,
    place: &Place,
    moves: &mut Moves,
) {
    if schema.contains_key("$ref") {
        if version < Version::V3_1 {
            keywords::annotations_of_reference(schema);
        }
        if !keywords::reference(schema, place, moves) {
            return;
        }
    }
    keywords::default_mapping(schema);
    keywords::constant(schema, place, moves);
    keywords::types(schema);
    keywords::list_of_items(schema, place, moves);
    untyped_keywords::translate(schema, place, moves);
    bounds::bounds(schema);
    keywords::content(schema);
    for key in ["anyOf", "oneOf"] {
        null_members::translate(key, schema, place, moves);
    }
    for key in ["anyOf", "oneOf"] {
        enum_unions::translate(key, schema, place, moves);
    }
    keywords::unevaluated_properties(schema, place, moves);
    keywords::marks(schema);
    several_types::restrict_to_enum(schema);
    several_types::split(schema, place, moves);
    sibling_constraints::translate(schema, place, moves);
    keywords::example(schema);
}
