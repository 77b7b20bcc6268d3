//! Visits the references of a document, to rewrite them. Values such as examples and defaults have none.

use serde_json::{Map, Value};

/// The fields that are maps: their keys are names.
const MAPS: [&str; 25] = [
    "$defs",
    "additionalOperations",
    "callbacks",
    "content",
    "definitions",
    "dependencies",
    "dependentSchemas",
    "encoding",
    "examples",
    "headers",
    "links",
    "mediaTypes",
    "parameters",
    "pathItems",
    "paths",
    "patternProperties",
    "properties",
    "requestBodies",
    "responses",
    "schemas",
    "securityDefinitions",
    "securitySchemes",
    "variables",
    "webhooks",
    "x-webhooks",
];

/// The fields that are values of any type.
const VALUES: [&str; 6] = ["const", "dataValue", "default", "enum", "example", "value"];

/// A reference to rewrite.
pub(super) enum Rewritten<'v> {
    /// The value of `$ref`.
    Reference(&'v mut String),
    /// The value of `operationRef`.
    Operation(&'v mut String),
    /// A value of the mapping of a discriminator, which may be the name of a schema.
    Mapping(&'v mut String),
}

/// Visits all references of a document, or of a part of one.
pub(super) fn rewrite(value: &mut Value, visit: &mut impl FnMut(Rewritten<'_>)) {
    // A file may be a map from names.
    rewrite_within(value, Keys::FieldsOrNames, visit);
}

/// The meaning of the keys of an object.
#[derive(Clone, Copy, PartialEq)]
enum Keys {
    Fields,
    Names,
    FieldsOrNames,
}

fn rewrite_within(value: &mut Value, keys: Keys, visit: &mut impl FnMut(Rewritten<'_>)) {
    match value {
        Value::Array(items) => {
            for item in items {
                rewrite_within(item, Keys::Fields, visit);
            }
        }
        Value::Object(object) if keys == Keys::Names => {
            for value in object.values_mut() {
                rewrite_within(value, Keys::Fields, visit);
            }
        }
        Value::Object(object) => {
            for (key, value) in object.iter_mut() {
                match (key.as_str(), &mut *value) {
                    ("$ref", Value::String(target)) => visit(Rewritten::Reference(target)),
                    ("operationRef", Value::String(target)) => visit(Rewritten::Operation(target)),
                    ("discriminator", Value::Object(discriminator)) => {
                        rewrite_mapping(discriminator, visit);
                    }
                    ("examples", Value::Array(_)) => {}
                    (key, _) if keys == Keys::Fields && VALUES.contains(&key) => {}
                    (key, value) => {
                        let keys = match MAPS.contains(&key) {
                            true => Keys::Names,
                            false => Keys::Fields,
                        };
                        rewrite_within(value, keys, visit);
                    }
                }
            }
        }
        _ => {}
    }
}

fn rewrite_mapping(discriminator: &mut Map<String, Value>, visit: &mut impl FnMut(Rewritten<'_>)) {
    for (key, value) in discriminator {
        match (key.as_str(), value) {
            ("mapping", Value::Object(mapping)) => {
                for value in mapping.values_mut() {
                    visit_mapped(value, visit);
                }
            }
            ("defaultMapping", value) => visit_mapped(value, visit),
            _ => {}
        }
    }
}

fn visit_mapped(value: &mut Value, visit: &mut impl FnMut(Rewritten<'_>)) {
    if let Value::String(target) = value {
        visit(Rewritten::Mapping(target));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_have_no_references() {
        let mut value = json!({
            "schemas": {"default": {"$ref": "a"}, "A": {
                "properties": {"example": {"$ref": "b"}, "enum": {"const": {"$ref": "-"}}},
                "enum": [{"$ref": "-"}],
                "default": {"$ref": "-"},
                "examples": [{"$ref": "-"}],
                "items": [{"$ref": "c"}],
            }},
            "responses": {"default": {"content": {"value": {
                "example": {"$ref": "-"},
                "examples": {"value": {"$ref": "d"}, "b": {"value": {"$ref": "-"}}},
            }}}},
            "default": {"$ref": "e"},
        });
        let mut found = Vec::new();
        rewrite(&mut value, &mut |reference| match reference {
            Rewritten::Reference(target) => found.push(target.clone()),
            Rewritten::Operation(_) | Rewritten::Mapping(_) => {}
        });
        found.sort();
        assert_eq!(found, ["a", "b", "c", "d", "e"]);
    }
}
