//! Schemas of the parts of a value that no type tells apart.

use serde_json::{Value, json};

use super::{check_place, upgraded};
use crate::source::version::Version;

/// A value keeps its schema if that is the only one for values of its kind.
#[test]
fn schemas_of_parts_are_told_apart_by_kind() {
    let items = |positions: Value| {
        let schema = json!({"type": "array", "prefixItems": positions, "items": false});
        let (schema, _) = upgraded(Version::V3_1, schema);
        schema.get("items").cloned().expect("items")
    };
    let (text, reference) = (
        json!({"type": "string"}),
        json!({"$ref": "#/components/schemas/T"}),
    );
    let (day, list) = (
        json!({"type": "string", "format": "date"}),
        json!({"type": "array", "items": {"type": "boolean"}}),
    );
    let (integer, number) = (json!({"type": "integer"}), json!({"type": "number"}));
    assert_eq!(items(json!([day, list])), json!({"anyOf": [day, list]}));
    assert_eq!(
        items(json!([reference, integer])),
        json!({"anyOf": [reference, integer]})
    );
    assert_eq!(items(json!([reference, day])), text);
    assert_eq!(
        items(json!([integer, day, text, number])),
        json!({"anyOf": [text, number]})
    );
    let told = json!({"description": "A day.", "type": "string", "format": "date"});
    assert_eq!(items(json!([told, day])), day);
    let either = json!({"oneOf": [text, {"type": "object"}]});
    assert_eq!(
        items(json!([list, either])),
        json!({"anyOf": [list, either]})
    );
    assert_eq!(
        items(json!([{"type": ["string", "null"]}, day])),
        json!({"nullable": true, "type": "string"})
    );
    assert_eq!(items(json!([{"const": 1}, {"enum": [1, 2.5]}])), number);
    assert_eq!(items(json!([text, {}])), json!({}));
    assert_eq!(
        items(json!([text, {"$ref": "#/components/schemas/S"}])),
        json!({"anyOf": [text, {"$ref": "#/components/schemas/S"}]})
    );
    check_place(
        json!({"patternProperties": {"^a": text, "^b": integer}, "additionalProperties": false}),
        "/additionalProperties/anyOf/1",
        "/patternProperties/^b",
    );
}
