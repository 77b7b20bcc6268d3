//! The drafts of JSON Schema, and the versions of OpenAPI that are based on them.

use serde_json::Value;

/// A draft of JSON Schema.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draft {
    /// For OpenAPI 3.0, which has some of its keywords.
    Draft4,
    /// For OpenAPI 3.1 and 3.2.
    Draft202012,
}

/// The keywords of draft 4 that a schema of OpenAPI 3.0 has, and those without an effect.
const KEYWORDS_OF_3_0: [&str; 25] = [
    "additionalProperties",
    "allOf",
    "anyOf",
    "default",
    "description",
    "enum",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "items",
    "maxItems",
    "maxLength",
    "maxProperties",
    "maximum",
    "minItems",
    "minLength",
    "minProperties",
    "minimum",
    "multipleOf",
    "not",
    "oneOf",
    "pattern",
    "properties",
    "required",
    "type",
];

impl Draft {
    /// The folder of its tests.
    pub fn folder(self) -> &'static str {
        match self {
            Self::Draft4 => "draft4",
            Self::Draft202012 => "draft2020-12",
        }
    }

    /// The versions of descriptions with its schemas.
    pub fn openapi(self) -> &'static [&'static str] {
        match self {
            Self::Draft4 => &["3.0.3"],
            Self::Draft202012 => &["3.1.0", "3.2.0"],
        }
    }

    /// The value of `$schema` in its schemas.
    pub fn dialect(self) -> &'static str {
        match self {
            Self::Draft4 => "http://json-schema.org/draft-04/schema#",
            Self::Draft202012 => "https://json-schema.org/draft/2020-12/schema",
        }
    }

    /// `true` if a description can contain the schema with the same meaning: without references, which are relative to the
    /// root of their file, and with keywords that the version has.
    pub fn is_inline(self, schema: &Value) -> bool {
        match self {
            Self::Draft4 => is_of_3_0(schema),
            Self::Draft202012 => {
                let text = schema.to_string();
                let identifiers = ["\"$ref\"", "\"$id\"", "\"$anchor\"", "\"$dynamic"];
                !identifiers.iter().any(|name| text.contains(name))
            }
        }
    }
}

fn is_of_3_0(schema: &Value) -> bool {
    let Value::Object(keywords) = schema else {
        return false;
    };
    keywords.iter().all(|(keyword, value)| {
        let schemas: Vec<&Value> = match (keyword.as_str(), value) {
            ("type", value) => return value.as_str().is_some_and(|name| name != "null"),
            ("additionalProperties", Value::Bool(_)) => vec![],
            ("additionalProperties" | "items" | "not", schema) => vec![schema],
            ("allOf" | "anyOf" | "oneOf", Value::Array(schemas)) => schemas.iter().collect(),
            ("properties", Value::Object(schemas)) => schemas.values().collect(),
            _ => vec![],
        };
        KEYWORDS_OF_3_0.contains(&keyword.as_str()) && schemas.into_iter().all(is_of_3_0)
    })
}
