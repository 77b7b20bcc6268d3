//! One schema, whose inner schemas are translated.

use serde_json::{Map, Value};

use super::{
    FALSE, KnownKinds, Moved, bounds, choice, constant, content, keywords, mark, null, parts,
    reference, ruled, types, values,
};
use crate::source::Place;
use crate::source::version::Version;

/// Translates the schema that was written at a place.
pub(super) fn schema(
    schema: &mut Value,
    version: Version,
    place: &Place,
    kinds: &KnownKinds,
    moved: &mut Moved,
) {
    match schema {
        Value::Bool(allows) => *schema = boolean(*allows),
        Value::Object(object) => keywords_of(object, version, place, kinds, moved),
        _ => {}
    }
}

fn boolean(allows: bool) -> Value {
    let mut schema = Map::new();
    if !allows {
        schema.insert(mark(FALSE), true.into());
    }
    Value::Object(schema)
}

fn keywords_of(
    schema: &mut Map<String, Value>,
    version: Version,
    place: &Place,
    kinds: &KnownKinds,
    moved: &mut Moved,
) {
    if schema.contains_key("$ref") {
        // Beside a reference, 3.0 ignores everything.
        if version == Version::V3_0 || !reference::resolve_siblings(schema, place, moved) {
            return;
        }
    }
    constant::constant(schema, place, moved);
    types::types(schema);
    keywords::list_of_items(schema, place, moved);
    ruled::ruled(schema, place, kinds, moved);
    bounds::bounds(schema, place, moved);
    content::content(schema);
    for key in ["anyOf", "oneOf"] {
        null::members(key, schema, place, moved);
    }
    for key in ["anyOf", "oneOf"] {
        values::values(key, schema, place, moved);
    }
    keywords::unevaluated_properties(schema, place, moved);
    keywords::marks(schema);
    choice::listed(schema);
    choice::choice(schema, place, moved);
    parts::parts(schema, place, moved);
    example(schema);
}

/// The first of the examples of 3.1 is that of 3.0.
fn example(schema: &mut Map<String, Value>) {
    let examples = schema.get("examples").and_then(Value::as_array);
    if let Some(first) = examples.and_then(|examples| examples.first()).cloned()
        && !schema.contains_key("example")
    {
        schema.insert("example".to_owned(), first);
    }
}
