//! What becomes of schemas, and of the places of their parts.

mod together;

use serde_json::{Value, json};

use super::{Moved, upgrade};
use crate::report::Report;
use crate::source::version::Version;
use crate::source::{Place, Source, structure};

/// A component, and the document that it stands in, translated.
fn upgraded(version: Version, schema: Value) -> (Value, Moved) {
    let number = format!("{}.0", version.numbers());
    let mut document = json!({
        "openapi": number,
        "info": {"title": "t", "version": "1"},
        "paths": {},
        "components": {"schemas": {"S": schema, "T": {"type": "string"}}},
    });
    let (source, mut report) = (Source::new("a.json", document.to_string()), Report::new());
    let outline = structure::check(&source, &mut document, version, &mut report);
    assert!(!outline.unreadable, "{:?}", report.diagnostics());
    let moved = upgrade(&mut document, version, &outline.schemas);
    let schema = document.pointer("/components/schemas/S").cloned();
    (schema.expect("the component"), moved)
}

#[track_caller]
fn check(schema: Value, expected: Value) {
    let (found, _) = upgraded(Version::V3_1, schema.clone());
    assert_eq!(found, expected, "{schema}");
}

/// `found` and `written` are pointers within the component.
#[track_caller]
fn check_place(schema: Value, found: &str, written: &str) {
    let (value, moved) = upgraded(Version::V3_1, schema);
    assert!(value.pointer(found).is_some(), "{found} in {value}");
    let place = |pointer: &str| {
        let reference = format!("#/components/schemas/S{pointer}");
        Place::of_reference(&reference).expect("a pointer")
    };
    assert_eq!(moved.written(&place(found)), place(written));
}

#[test]
fn types() {
    check(
        json!({"type": ["string", "null"]}),
        json!({"type": "string", "nullable": true}),
    );
    check(json!({"type": ["string"]}), json!({"type": "string"}));
    check(
        json!({"type": ["string", "integer"], "minLength": 1, "minimum": 2, "format": "int64"}),
        json!({"anyOf": [
            {"type": "integer", "minimum": 2, "format": "int64"},
            {"type": "string", "minLength": 1},
        ]}),
    );
    check_place(
        json!({"type": ["string", "array"], "items": {"type": "string"}}),
        "/anyOf/0/items/type",
        "/items/type",
    );
    check(
        json!({"type": ["integer", "number"]}),
        json!({"type": "number"}),
    );
    check(
        json!({"type": ["string", "integer", "null"]}),
        json!({"nullable": true, "anyOf": [{"type": "integer"}, {"type": "string"}]}),
    );
    for only_null in [json!("null"), json!(["null"])] {
        check(
            json!({"type": only_null}),
            json!({"nullable": true, "x-openapi-3.1-null": true}),
        );
    }
    check(
        json!({"type": "string", "nullable": true}),
        json!({"type": "string", "nullable": true}),
    );
}

#[test]
fn constants() {
    let with = |schema: Value, ty: Value, value: Value| {
        let (found, _) = upgraded(Version::V3_1, schema.clone());
        assert_eq!(found.get("type"), Some(&ty), "{schema}");
        assert_eq!(found.get("enum"), Some(&json!([value])), "{schema}");
    };
    with(json!({"const": "a"}), json!("string"), json!("a"));
    with(json!({"const": 1}), json!("integer"), json!(1));
    with(json!({"const": 1.5}), json!("number"), json!(1.5));
    with(json!({"const": true}), json!("boolean"), json!(true));
    with(
        json!({"const": 1, "type": "number"}),
        json!("number"),
        json!(1),
    );
    with(
        json!({"const": "a", "enum": ["a", "b"]}),
        json!("string"),
        json!("a"),
    );
    let (found, _) = upgraded(Version::V3_1, json!({"const": "c", "enum": ["a", "b"]}));
    assert_eq!(found.get("x-openapi-3.1-const"), Some(&json!(true)));
    let (found, _) = upgraded(Version::V3_1, json!({"const": {"a": 1}}));
    assert_eq!(found.get("type"), Some(&json!("object")));
    let (found, _) = upgraded(Version::V3_1, json!({"const": null}));
    assert_eq!(found.get("x-openapi-3.1-null"), Some(&json!(true)));
}

#[test]
fn exclusive_bounds() {
    check(
        json!({"type": "number", "exclusiveMinimum": 0}),
        json!({"type": "number", "exclusiveMinimum": true, "minimum": 0}),
    );
    check(
        json!({"type": "number", "minimum": 1, "exclusiveMinimum": 0.5}),
        json!({"type": "number", "minimum": 1}),
    );
    check(
        json!({"type": "number", "minimum": 0, "exclusiveMinimum": 0}),
        json!({"type": "number", "minimum": 0, "exclusiveMinimum": true}),
    );
    check(
        json!({"type": "number", "maximum": 10, "exclusiveMaximum": 9.5}),
        json!({"type": "number", "maximum": 9.5, "exclusiveMaximum": true}),
    );
    check(
        json!({"type": "number", "maximum": 9, "exclusiveMaximum": 9.5}),
        json!({"type": "number", "maximum": 9}),
    );
}

#[test]
fn bounds_of_integers() {
    check(
        json!({"type": "integer", "minimum": 0.5, "exclusiveMaximum": 9.5, "multipleOf": 2.0}),
        json!({"type": "integer", "minimum": 1, "maximum": 9, "multipleOf": 2}),
    );
    check(
        json!({"type": "integer", "minimum": -1e19, "maximum": u64::MAX}),
        json!({"type": "integer"}),
    );
    let (smallest, largest) = (i64::MIN, i64::MAX);
    check(
        json!({"type": "integer", "minimum": smallest, "maximum": largest}),
        json!({"type": "integer", "minimum": smallest, "maximum": largest}),
    );
    for format in [json!({}), json!({"format": "uint64"})] {
        let mut schema = json!({"type": "integer", "minimum": 0, "maximum": u64::MAX});
        schema
            .as_object_mut()
            .unwrap()
            .extend(format.as_object().unwrap().clone());
        check(
            schema,
            json!({"type": "integer", "format": "uint64", "minimum": 0}),
        );
    }
    // No integer of 64 bits with a sign holds to this.
    let schema = json!({"type": "integer", "minimum": u64::MAX});
    check(schema.clone(), schema);
}

#[test]
fn boolean_schemas() {
    check(
        json!({"properties": {"a": true, "b": false}, "additionalProperties": false}),
        json!({
            "properties": {"a": {}},
            "additionalProperties": false,
        }),
    );
}

#[test]
fn null_among_the_members_of_a_choice() {
    let reference = json!({"$ref": "#/components/schemas/T"});
    let only_null = json!({"type": "null"});
    for members in [[&reference, &only_null], [&only_null, &reference]] {
        for key in ["anyOf", "oneOf"] {
            check(
                json!({key: members, "title": "t"}),
                json!({"title": "t", "nullable": true, "allOf": [reference]}),
            );
        }
    }
    check(
        json!({"anyOf": [{"type": "string", "maxLength": 3, "title": "u"}, {"type": "null"}], "title": "t"}),
        json!({"title": "t", "nullable": true, "type": "string", "maxLength": 3}),
    );
    check(
        json!({"oneOf": [only_null, reference, {"type": "string"}]}),
        json!({"nullable": true, "oneOf": [reference, {"type": "string"}]}),
    );
    check(
        json!({"type": ["object", "null"], "oneOf": [reference, only_null, {}], "discriminator": {"propertyName": "p"}}),
        json!({"type": "object", "nullable": true, "oneOf": [reference, {}], "discriminator": {"propertyName": "p"}}),
    );
    check(
        json!({"anyOf": [{"type": "string", "minLength": 1}, only_null], "minLength": 2}),
        json!({"nullable": true, "allOf": [{"type": "string", "minLength": 1}, {"minLength": 2}]}),
    );
    // The type rules out what the choice allows.
    let (found, _) = upgraded(
        Version::V3_1,
        json!({"type": "string", "anyOf": [reference, only_null]}),
    );
    assert_eq!(found.get("nullable"), None);
    assert_eq!(
        found.pointer("/anyOf/1/x-openapi-3.1-null"),
        Some(&json!(true))
    );
}

#[test]
fn references_with_siblings() {
    let reference = json!({"$ref": "#/components/schemas/T"});
    let with = |mut schema: Value| {
        schema["$ref"] = reference["$ref"].clone();
        schema
    };
    check(
        with(json!({"description": "d"})),
        json!({"description": "d", "allOf": [reference]}),
    );
    check(
        with(json!({"allOf": [{"minLength": 1}]})),
        json!({"allOf": [{"minLength": 1}, reference]}),
    );
    for schema in [with(json!({})), with(json!({"$comment": "c"}))] {
        check(schema.clone(), schema);
    }
    let schema = with(json!({"description": "d"}));
    assert_eq!(upgraded(Version::V3_0, schema.clone()).0, schema);
}

#[test]
fn content() {
    let string = |format: &str| json!({"type": "string", "format": format});
    let cases = [
        (json!({"contentEncoding": "base64"}), string("byte")),
        (
            json!({"contentEncoding": "base64", "contentMediaType": "image/png"}),
            string("byte"),
        ),
        (
            json!({"contentMediaType": "application/octet-stream"}),
            string("binary"),
        ),
        (json!({"contentMediaType": "image/png"}), string("binary")),
        (
            json!({"type": "string", "contentMediaType": "application/json"}),
            json!({"type": "string"}),
        ),
        (
            json!({"type": "string", "contentEncoding": "base32"}),
            json!({"type": "string"}),
        ),
    ];
    for (schema, expected) in cases {
        let (found, _) = upgraded(Version::V3_1, schema.clone());
        for key in ["type", "format"] {
            assert_eq!(found.get(key), expected.get(key), "{schema}");
        }
    }
}

#[test]
fn what_nothing_says_is_marked() {
    let (found, _) = upgraded(Version::V3_1, json!({"$dynamicRef": "#a"}));
    assert_eq!(found.get("x-openapi-3.1-$dynamicRef"), Some(&json!(true)));
    for schema in [
        json!({"if": {}, "then": {}}),
        json!({"contains": {}}),
        json!({"dependentRequired": {"a": ["b"]}}),
        json!({"propertyNames": {"pattern": "a"}}),
        json!({"patternProperties": {}}),
        json!({"unevaluatedItems": false}),
        json!({"$id": "https://example.org/a"}),
    ] {
        check(schema.clone(), schema);
    }
}

/// The type holds all that is allowed, and more.
#[test]
fn what_no_type_says_is_left_to_rules() {
    check(
        json!({"type": "string", "not": {"const": "a"}}),
        json!({"type": "string", "x-openapi-3.1-not": {"const": "a", "type": "string", "enum": ["a"]}}),
    );
    check(
        json!({"type": "array", "enum": [[1]]}),
        json!({"type": "array", "items": {"type": "number"}, "x-openapi-3.1-enum": [[1]]}),
    );
    check(
        json!({"type": "array", "items": false}),
        json!({"type": "array", "items": {}, "maxItems": 0}),
    );
    let all = |schema: Value| upgraded(Version::V3_1, schema).0;
    let others = |schema: Value| all(schema).get("additionalProperties").cloned();
    let (one, two) = (
        json!({"^a": {"type": "string"}}),
        json!({"^a": {}, "^b": {"type": "string"}}),
    );
    let closed =
        |patterns: &Value| json!({"patternProperties": patterns, "additionalProperties": false});
    assert_eq!(others(closed(&one)), Some(json!({"type": "string"})));
    assert_eq!(others(closed(&two)), Some(json!(true)));
    assert_eq!(others(json!({"patternProperties": one})), Some(json!(true)));
    let (string, integer) = (json!({"type": "string"}), json!({"type": "integer"}));
    let items = |more: Value| {
        let mut schema = json!({"type": "array", "prefixItems": [string, integer]});
        let fields = more.as_object().cloned().unwrap_or_default();
        schema.as_object_mut().expect("an object").extend(fields);
        all(schema).get("items").cloned()
    };
    let tuple = json!({
        "type": "object",
        "properties": {"0": string, "1": integer},
        "x-openapi-3.1-tuple": true,
    });
    assert_eq!(
        items(json!({"minItems": 2, "items": false})),
        Some(tuple.clone())
    );
    assert_eq!(items(json!({"minItems": 2, "maxItems": 2})), Some(tuple));
    for open in [json!({}), json!({"items": true}), json!({"minItems": 2})] {
        assert_eq!(items(open.clone()), Some(json!({})), "{open}");
    }
    for short in [json!({"items": false}), json!({"maxItems": 2})] {
        assert_eq!(items(short), Some(json!({"anyOf": [string, integer]})));
    }
}

#[test]
fn unevaluated_properties_of_one_schema_are_additional() {
    check(
        json!({"type": "object", "unevaluatedProperties": false}),
        json!({"type": "object", "additionalProperties": false}),
    );
    let schema = json!({"allOf": [{}], "unevaluatedProperties": false});
    check(schema.clone(), schema);
}

#[test]
fn examples() {
    check(
        json!({"examples": ["a", "b"]}),
        json!({"examples": ["a", "b"], "example": "a"}),
    );
}

#[test]
fn what_moved_is_found_where_it_was_written() {
    let reference = "#/components/schemas/T";
    let cases = [
        (json!({"const": "a"}), "/enum/0", "/const"),
        (
            json!({"exclusiveMinimum": 1}),
            "/minimum",
            "/exclusiveMinimum",
        ),
        (
            json!({"$ref": reference, "title": "t"}),
            "/allOf/0/$ref",
            "/$ref",
        ),
        (
            json!({"anyOf": [{"type": "null"}, {"$ref": reference}]}),
            "/allOf/0/$ref",
            "/anyOf/1/$ref",
        ),
        (
            json!({"anyOf": [{"type": "null"}, {"$ref": reference, "title": "t"}]}),
            "/allOf/0/$ref",
            "/anyOf/1/$ref",
        ),
        (
            json!({"oneOf": [{"type": "null"}, {"const": "a"}]}),
            "/enum/0",
            "/oneOf/1/const",
        ),
        (
            json!({"oneOf": [{"type": "null"}, {"properties": {"a": {"exclusiveMinimum": 1}}}]}),
            "/properties/a/minimum",
            "/oneOf/1/properties/a/exclusiveMinimum",
        ),
        (
            json!({"oneOf": [{"type": "null"}, {"type": "string"}, {"const": 1}]}),
            "/oneOf/1/enum",
            "/oneOf/2/const",
        ),
        (
            json!({"type": "array", "items": [{}, {"const": 1}]}),
            "/prefixItems/1/enum",
            "/items/1/const",
        ),
    ];
    for (schema, found, written) in cases {
        check_place(schema, found, written);
    }
}

#[test]
fn rules_beside_a_composition() {
    let reference = json!({"$ref": "#/components/schemas/T"});
    check(
        json!({"title": "t", "type": "string", "enum": ["a"], "allOf": [reference]}),
        json!({"title": "t", "allOf": [reference, {"type": "string", "enum": ["a"]}]}),
    );
    check(
        json!({"type": ["string", "integer"], "anyOf": [reference, {}]}),
        json!({"anyOf": [reference, {}], "allOf": [
            {"anyOf": [{"type": "integer"}, {"type": "string"}]},
        ]}),
    );
    for same in [
        json!({"type": "object", "properties": {}, "allOf": [reference]}),
        json!({"required": ["a"], "oneOf": [reference, {}]}),
    ] {
        check(same.clone(), same);
    }
    check_place(
        json!({"maxLength": 2, "allOf": [reference]}),
        "/allOf/1/maxLength",
        "/maxLength",
    );
}

#[test]
fn a_choice_of_single_values() {
    check(
        json!({"oneOf": [
            {"const": 1, "title": "ONE", "description": "first"},
            {"const": 2, "title": "TWO"},
        ]}),
        json!({
            "type": "integer",
            "enum": [1, 2],
            "x-enum-varnames": ["ONE", "TWO"],
            "x-enum-descriptions": ["first", ""],
        }),
    );
    check(
        json!({"type": "string", "anyOf": [{"enum": ["a", "b"]}, {"enum": ["c"]}]}),
        json!({"type": "string", "enum": ["a", "b", "c"]}),
    );
    for same in [
        json!({"oneOf": [{"enum": ["a"]}, {"enum": ["a"]}]}),
        json!({"anyOf": [{"enum": ["a"]}, {"type": "string"}]}),
    ] {
        check(same.clone(), same);
    }
    check_place(
        json!({"oneOf": [{"enum": ["a"]}, {"enum": ["b"]}]}),
        "/enum/1",
        "/oneOf/1/enum/0",
    );
}

#[test]
fn several_types_beside_an_enum() {
    check(
        json!({"type": ["string", "boolean"], "enum": ["a"]}),
        json!({"type": "string", "enum": ["a"]}),
    );
    check(
        json!({"type": ["string", "integer"], "enum": ["a", 1]}),
        json!({"enum": ["a", 1]}),
    );
}
