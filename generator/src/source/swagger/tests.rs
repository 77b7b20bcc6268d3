//! Tests of the conversion.

use serde_json::{Value, json};

use super::convert;
use crate::report::Report;
use crate::source::text::Source;
use crate::source::tree::Origins;

/// Converts a description with paths and other fields. Returns the messages, too.
fn converted(paths: Value, others: Value) -> (Value, Vec<String>) {
    let mut value = json!({
        "swagger": "2.0",
        "info": {"title": "t", "version": "1"},
        "paths": paths,
    });
    if let (Some(fields), Value::Object(others)) = (value.as_object_mut(), others) {
        fields.extend(others);
    }
    let (source, mut report) = (Source::new("a.json", ""), Report::new());
    convert(&source, &mut value, &mut Origins::default(), &mut report);
    let diagnostics = report.diagnostics().iter();
    let messages = diagnostics.map(|one| one.message().to_owned()).collect();
    (value, messages)
}

/// An operation with a response that is a reference.
fn operation(produces: Option<&str>, reference: &str) -> Value {
    let mut operation = json!({"responses": {"200": {"$ref": reference}}});
    if let Some(produces) = produces {
        operation["produces"] = json!([produces]);
    }
    operation
}

#[test]
fn shared_responses_have_the_media_types_of_each_operation() {
    let shared = "#/responses/Ok";
    let (value, messages) = converted(
        json!({
            "/a": {"get": operation(Some("application/xml"), shared)},
            "/b": {"get": operation(Some("application/json"), shared)},
            "/c": {"get": operation(Some("application/xml"), shared)},
            "/d": {"get": operation(Some("text/plain"), "#/paths/~1a/get/responses/200")},
        }),
        json!({"responses": {
            "Ok": {"description": "", "schema": {"type": "string"}},
            "Unused": {"description": "", "schema": {"type": "string"}},
        }}),
    );
    let response = |path: &str| value["paths"][path]["get"]["responses"]["200"].clone();
    let component = json!({"$ref": "#/components/responses/Ok"});
    assert_eq!(response("/a"), component);
    assert_eq!(response("/c"), component);
    let content = &value["components"]["responses"]["Ok"]["content"];
    assert_eq!(
        *content,
        json!({"application/xml": {"schema": {"type": "string"}}})
    );
    for (path, media_type) in [("/b", "application/json"), ("/d", "text/plain")] {
        let content = &response(path)["content"];
        assert_eq!(
            *content,
            json!({media_type: {"schema": {"type": "string"}}})
        );
    }
    assert_eq!(messages, [""; 0]);
}

#[test]
fn empty_lists_clear_those_of_the_description() {
    let body = json!({"name": "b", "in": "body", "schema": {"type": "string"}});
    let (value, messages) = converted(
        json!({"/a": {"post": {
            "consumes": [],
            "produces": [],
            "parameters": [body],
            "responses": {"200": {"description": "", "schema": {"type": "string"}}},
        }}}),
        json!({"consumes": ["text/plain"], "produces": ["text/plain"]}),
    );
    let json = json!({"application/json": {"schema": {"type": "string"}}});
    let operation = &value["paths"]["/a"]["post"];
    assert_eq!(operation["requestBody"]["content"], json);
    assert_eq!(operation["responses"]["200"]["content"], json);
    let expected = [
        "missing `produces`, read as `application/json`",
        "missing `consumes`, read as `application/json`",
    ];
    assert_eq!(messages, expected);
}

#[test]
fn references_into_unknown_fields_and_unused_bodies_are_followed() {
    let list = json!({"type": "array", "items": {"type": "string"}});
    let mut parameter = json!({"name": "q", "in": "query", "collectionFormat": "multi"});
    if let (Some(fields), Some(list)) = (parameter.as_object_mut(), list.as_object()) {
        fields.extend(list.clone());
    }
    let (value, messages) = converted(
        json!({"/a": {"get": {
            "produces": ["application/json"],
            "parameters": [{"$ref": "#/x-shared/q"}],
            "responses": {
                "200": {"$ref": "#/x-shared/ok"},
                "204": {"description": "", "headers": {"X-A": {"$ref": "#/x-shared/header"}}},
                "400": {"description": "", "schema": {"$ref": "#/parameters/Unused/schema"}},
            },
        }}}),
        json!({
            "x-shared": {
                "q": parameter,
                "ok": {"description": "", "schema": {"$ref": "#/x-shared/schema"}},
                "header": {"type": "integer"},
                "schema": {"type": "string", "x-nullable": true},
            },
            "parameters": {"Unused": {"name": "b", "in": "body", "schema": {"type": "string"}}},
        }),
    );
    let operation = &value["paths"]["/a"]["get"];
    assert_eq!(
        operation["parameters"],
        json!([{"name": "q", "in": "query", "style": "form", "explode": true, "schema": list}])
    );
    let schema = |status: &str| {
        operation["responses"][status]["content"]["application/json"]["schema"].clone()
    };
    assert_eq!(schema("200"), json!({"$ref": "#/x-shared/schema"}));
    assert_eq!(value["x-shared"]["schema"]["nullable"], true);
    let header = &operation["responses"]["204"]["headers"]["X-A"];
    assert_eq!(*header, json!({"schema": {"type": "integer"}}));
    assert_eq!(schema("400"), json!({"$ref": "#/x-body-parameters/Unused"}));
    assert_eq!(
        value["x-body-parameters"]["Unused"],
        json!({"type": "string"})
    );
    assert_eq!(messages, [""; 0]);
}

#[test]
fn losses_are_reported() {
    let field = json!({"name": "f", "in": "formData", "type": "string"});
    let operation = json!({
        "schemes": ["http"],
        "consumes": ["multipart/form-data"],
        "parameters": [field, field],
        "responses": {},
    });
    for (others, expected) in [
        (
            json!({}),
            vec![
                "duplicate form parameter `f`",
                "`schemes` without `host` is ignored",
            ],
        ),
        (
            json!({"host": "a.example/b", "schemes": "https"}),
            vec![
                "`host` has a path, `/b`",
                "duplicate form parameter `f`",
                "expected a list, found a string",
            ],
        ),
    ] {
        let (_, mut messages) = converted(json!({"/a": {"post": operation}}), others);
        messages.sort_unstable();
        let mut expected = expected;
        expected.sort_unstable();
        assert_eq!(messages, expected);
    }
}

#[test]
fn references_of_the_wrong_kind_remain() {
    let (value, _) = converted(
        json!({"/a": {"get": operation(Some("application/json"), "#/definitions/Pet")}}),
        json!({"definitions": {"Pet": {"type": "string"}}}),
    );
    let response = &value["paths"]["/a"]["get"]["responses"]["200"];
    assert_eq!(*response, json!({"$ref": "#/components/schemas/Pet"}));
}

#[test]
fn nullable_references_replace_the_fields_next_to_them() {
    let pet = json!({"$ref": "#/definitions/Pet", "description": "d", "x-nullable": true});
    let (value, _) = converted(
        json!({}),
        json!({"definitions": {"Pet": {}, "A": {"items": pet}}}),
    );
    let reference = json!({"$ref": "#/components/schemas/Pet"});
    assert_eq!(
        value["components"]["schemas"]["A"]["items"],
        json!({"allOf": [reference], "nullable": true, "x-nullable": true})
    );
}
