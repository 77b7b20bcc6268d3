//! The objects of Swagger 2.0 that differ from those of OpenAPI 3, with their fields.

use super::Kind::{
    Any, Bool, Count, Exclusive, Items, List, Map, Number, Object, OneOf, Reference, Text,
};
use super::objects::{DESCRIPTION, DOCS, SCHEMA, SECURITY, SUMMARY, defaulted, optional, required};
use super::{Field, Kind, Presence, Shape};

const STRINGS: Kind = List(&Text);
const SCHEMES: Kind = List(&OneOf("scheme", &["http", "https", "ws", "wss"]));
const OPERATION: Kind = Object(Shape::SwaggerOperation);
const PARAMETERS: Kind = List(&Reference(Shape::SwaggerParameter));
const HEADERS: Kind = Map(&Reference(Shape::SwaggerHeader));

pub(super) const SWAGGER: &[Field] = &[
    required("swagger", Text),
    defaulted("info", Object(Shape::Info), Presence::EmptyObject),
    optional("host", Text),
    optional("basePath", Text),
    optional("schemes", SCHEMES),
    optional("consumes", STRINGS),
    optional("produces", STRINGS),
    defaulted("paths", Object(Shape::SwaggerPaths), Presence::EmptyObject),
    optional("definitions", Map(&SCHEMA)),
    optional("parameters", Map(&Reference(Shape::SwaggerParameter))),
    optional("responses", Map(&Reference(Shape::SwaggerResponse))),
    optional(
        "securityDefinitions",
        Map(&Reference(Shape::SwaggerSecurityScheme)),
    ),
    optional("security", SECURITY),
    optional("tags", List(&Object(Shape::Tag))),
    DOCS,
];

pub(super) const PATH_ITEM: &[Field] = &[
    optional("get", OPERATION),
    optional("put", OPERATION),
    optional("post", OPERATION),
    optional("delete", OPERATION),
    optional("options", OPERATION),
    optional("head", OPERATION),
    optional("patch", OPERATION),
    // Of OpenAPI 3.
    optional("trace", OPERATION),
    optional("parameters", PARAMETERS),
];

pub(super) const OPERATION_FIELDS: &[Field] = &[
    optional("tags", STRINGS),
    SUMMARY,
    DESCRIPTION,
    DOCS,
    optional("operationId", Text),
    optional("consumes", STRINGS),
    optional("produces", STRINGS),
    optional("parameters", PARAMETERS),
    defaulted(
        "responses",
        Object(Shape::SwaggerResponses),
        Presence::EmptyObject,
    ),
    optional("schemes", SCHEMES),
    optional("deprecated", Bool),
    optional("security", SECURITY),
];

pub(super) const PARAMETER: &[Field] = &[
    required("name", Text),
    required(
        "in",
        OneOf(
            "parameter location",
            &["query", "header", "path", "formData", "body"],
        ),
    ),
    DESCRIPTION,
    optional("required", Bool),
    // Required for a body, and of OpenAPI 3 for other parameters.
    optional("schema", SCHEMA),
];

/// The type of a parameter or header, which is not a schema, in the terms of JSON Schema.
pub(super) const VALUE: &[Field] = &[
    optional("type", Kind::Types),
    optional("format", Text),
    optional("items", Items),
    optional(
        "collectionFormat",
        OneOf(
            "collection format",
            &["csv", "ssv", "tsv", "pipes", "multi"],
        ),
    ),
    optional("default", Any),
    optional("maximum", Number),
    optional("exclusiveMaximum", Exclusive),
    optional("minimum", Number),
    optional("exclusiveMinimum", Exclusive),
    optional("maxLength", Count),
    optional("minLength", Count),
    optional("pattern", Text),
    optional("maxItems", Count),
    optional("minItems", Count),
    optional("uniqueItems", Bool),
    optional("enum", List(&Any)),
    optional("multipleOf", Number),
];

/// The field of parameters in a query or a form.
pub(super) const EMPTY_VALUE: &[Field] = &[optional("allowEmptyValue", Bool)];

pub(super) const HEADER: &[Field] = &[DESCRIPTION];

pub(super) const RESPONSE: &[Field] = &[
    defaulted("description", Text, Presence::EmptyStringBefore3_2),
    optional("schema", SCHEMA),
    optional("headers", HEADERS),
    optional("examples", Map(&Any)),
];

pub(super) const SECURITY_SCHEME: &[Field] = &[
    required(
        "type",
        OneOf("type of security scheme", &["basic", "apiKey", "oauth2"]),
    ),
    DESCRIPTION,
];

pub(super) const API_KEY: &[Field] = &[
    required("name", Text),
    required("in", OneOf("location of an API key", &["query", "header"])),
];

pub(super) const OAUTH: &[Field] = &[
    required(
        "flow",
        OneOf(
            "OAuth 2.0 flow",
            &["implicit", "password", "application", "accessCode"],
        ),
    ),
    optional("authorizationUrl", Text),
    optional("tokenUrl", Text),
    defaulted("scopes", Map(&Text), Presence::EmptyObject),
];

/// `true` if OpenAPI 3.0 added a value to a set, which `what` describes.
pub(in crate::source) fn is_later(what: &str, value: &str) -> bool {
    match what {
        "parameter location" => value == "cookie",
        "type of security scheme" => ["http", "openIdConnect"].contains(&value),
        _ => false,
    }
}
