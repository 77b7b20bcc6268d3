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
        items(json!([integer, day, text, {"type": "integer", "minimum": 1}])),
        json!({"anyOf": [text, integer]})
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
    // Some of these would lose digits, or have too many.
    for other in [
        number.clone(),
        json!({"type": "integer", "format": "uint64"}),
    ] {
        assert_eq!(items(json!([integer, other])), json!({}));
    }
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

/// What is listed says what it is made of.
#[test]
fn listed_values_say_their_type() {
    let said = |mut schema: Value| {
        schema = upgraded(Version::V3_1, schema).0;
        let fields = schema.as_object_mut().expect("an object");
        fields.retain(|key, _| !["const", "x-openapi-3.1-enum"].contains(&key.as_str()));
        schema
    };
    let (number, text) = (json!({"type": "number"}), json!({"type": "string"}));
    let lists = json!({"type": "array", "items": {"anyOf": [number, text]}});
    assert_eq!(said(json!({"enum": [[1, 2], ["a"]]})), lists);
    assert_eq!(
        said(json!({"type": "array", "enum": [["a"], [1], 3]})),
        lists
    );
    assert_eq!(
        said(json!({"enum": [[]]})),
        json!({"type": "array", "items": {}})
    );
    assert_eq!(
        said(json!({"const": {"a": 1, "b": [true]}})),
        json!({
            "type": "object",
            "properties": {"a": number, "b": {"type": "array", "items": {"type": "boolean"}}},
            "required": ["a", "b"],
        })
    );
    assert_eq!(
        said(json!({"enum": [{"a": 1.5}, {"a": null}, {}]})),
        json!({"type": "object", "properties": {"a": {"type": "number", "nullable": true}}})
    );
    assert_eq!(
        said(json!({"enum": [1, [2]]})),
        json!({"anyOf": [{"type": "array", "items": number}, number]})
    );
    assert_eq!(
        said(json!({"enum": [[9_007_199_254_740_993_u64]]})),
        json!({"type": "array", "items": {}})
    );
    // It is said elsewhere.
    let known = json!({"type": "array", "items": {"type": "number"}});
    let mut listed = known.clone();
    listed["enum"] = json!([[1]]);
    assert_eq!(said(listed), known);
}
