//! Converts OpenAPI schemas to JSON Schema 2020-12, independently of the generator.

use serde_json::{Map, Value, json};

use crate::{nodes, patterns};

/// Formats of strings that are validated; all others are annotations (OpenAPI 3.0.4, section 4.4).
const FORMATS: [&str; 11] = [
    "base64url",
    "byte",
    "date",
    "date-time",
    "date-time-local",
    "decimal",
    "duration",
    "ipv4",
    "ipv6",
    "uri",
    "uuid",
];

/// Keywords of JSON Schema that version 3.0 does not have.
const FOREIGN: [&str; 28] = [
    "$anchor",
    "$defs",
    "$id",
    "$schema",
    "const",
    "contains",
    "contentEncoding",
    "contentMediaType",
    "definitions",
    "dependencies",
    "dependentRequired",
    "dependentSchemas",
    "else",
    "examples",
    "id",
    "if",
    "maxContains",
    "minContains",
    "patternProperties",
    "prefixItems",
    "propertyNames",
    "then",
    "unevaluatedItems",
    "unevaluatedProperties",
    "$dynamicRef",
    "$dynamicAnchor",
    "contentSchema",
    "additionalItems",
];

/// The prefix of renamed keywords of other versions.
const FOREIGN_PREFIX: &str = "x-oracle-foreign-";

/// Restores the keywords that version 3.0 does not have.
pub fn restore(object: &mut Map<String, Value>) {
    for keyword in FOREIGN {
        if let Some(value) = object.remove(&format!("{FOREIGN_PREFIX}{keyword}")) {
            object.insert(keyword.to_owned(), value);
        }
    }
}

/// Marks a number of single precision.
pub const SINGLE: &str = "x-oracle-single";

/// Translates a schema to JSON Schema 2020-12.
pub fn to_json_schema(schema: &Value, is_3_0: bool) -> Value {
    let mut schema = schema.clone();
    nodes::change(&mut schema, &mut |object| {
        if is_3_0 {
            from_3_0(object);
        }
        convert_other_version(object);
        formats(object);
        patterns::as_ecma_262(object);
        if let Some(Value::String(reference)) = object.get_mut("$ref") {
            *reference = percent_encoded(reference);
        }
    });
    schema
}

fn from_3_0(object: &mut Map<String, Value>) {
    // "This object cannot be extended with additional properties and any properties added SHALL be ignored."
    if object.get("$ref").is_some_and(Value::is_string) {
        object.retain(|key, _| key == "$ref");
        return;
    }
    // "A true value adds "null" to the allowed type specified by the type keyword, only if type is
    // explicitly defined within the same Schema Object."
    if object.get("nullable") == Some(&Value::Bool(true))
        && let Some(Value::String(ty)) = object.get("type").cloned()
    {
        object.insert("type".to_owned(), json!([ty, "null"]));
    }
    for keyword in FOREIGN {
        if let Some(value) = object.remove(keyword) {
            object.insert(format!("{FOREIGN_PREFIX}{keyword}"), value);
        }
    }
    if object.get("required").is_some_and(Value::is_boolean) {
        object.remove("required");
    }
}

/// Converts `type` and bounds in the syntax of the other version.
fn convert_other_version(object: &mut Map<String, Value>) {
    for (limit, exclusive) in [
        ("minimum", "exclusiveMinimum"),
        ("maximum", "exclusiveMaximum"),
    ] {
        if let Some(Value::Bool(is_exclusive)) = object.get(exclusive).cloned() {
            object.remove(exclusive);
            if is_exclusive && let Some(bound) = object.remove(limit) {
                object.insert(exclusive.to_owned(), bound);
            }
        }
    }
    // An unquoted `null` in YAML.
    let types = object.get_mut("type").and_then(Value::as_array_mut);
    for ty in types.into_iter().flatten().filter(|ty| ty.is_null()) {
        *ty = json!("null");
    }
}

fn formats(object: &mut Map<String, Value>) {
    match object.get("contentEncoding").and_then(Value::as_str) {
        Some("base64") => object.insert("format".to_owned(), json!("byte")),
        Some("base64url") => object.insert("format".to_owned(), json!("base64url")),
        _ => None,
    };
    let format = object.get("format").and_then(Value::as_str);
    let format = format.map(|format| if format == "url" { "uri" } else { format });
    let format = format.unwrap_or_default().to_owned();
    object.remove("format");
    if FORMATS.contains(&format.as_str()) {
        object.insert("format".to_owned(), format.clone().into());
    }
    if format == "float" {
        object.insert(SINGLE.to_owned(), true.into());
    }
    let is_integer = match object.get("type") {
        Some(Value::String(ty)) => ty == "integer",
        Some(Value::Array(types)) => {
            types.contains(&json!("integer")) && !types.contains(&json!("number"))
        }
        _ => false,
    };
    if let Some([min, max]) = integer_bounds(&format).filter(|_| is_integer) {
        let bounds = json!({"minimum": min, "maximum": max});
        match object.get_mut("allOf").and_then(Value::as_array_mut) {
            Some(parts) => parts.push(bounds),
            None => {
                object.insert("allOf".to_owned(), json!([bounds]));
            }
        }
    }
}

/// Percent-encodes a reference, since many contain characters that URIs do not allow.
fn percent_encoded(reference: &str) -> String {
    let mut encoded = String::new();
    for byte in reference.bytes() {
        match byte {
            b'!'..=b'~' if !br#""<>[]\^`{|}"#.contains(&byte) => encoded.push(char::from(byte)),
            _ => encoded.push_str(&format!("%{byte:02X}")),
        }
    }
    encoded
}

fn integer_bounds(format: &str) -> Option<[Value; 2]> {
    Some(match format {
        "int8" => [i8::MIN.into(), i8::MAX.into()],
        "int16" => [i16::MIN.into(), i16::MAX.into()],
        "int32" => [i32::MIN.into(), i32::MAX.into()],
        "int64" => [i64::MIN.into(), i64::MAX.into()],
        "uint8" => [0.into(), u8::MAX.into()],
        "uint16" => [0.into(), u16::MAX.into()],
        "uint32" => [0.into(), u32::MAX.into()],
        "uint64" => [0.into(), u64::MAX.into()],
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(schema: Value, expected: Value) {
        assert_eq!(to_json_schema(&schema, true), expected);
    }

    #[test]
    fn schemas_of_3_0_become_json_schema() {
        check(
            json!({"type": "integer", "minimum": 1, "exclusiveMinimum": true}),
            json!({"type": "integer", "exclusiveMinimum": 1}),
        );
        check(
            json!({"type": "number", "maximum": 1, "exclusiveMaximum": false}),
            json!({"type": "number", "maximum": 1}),
        );
        check(
            json!({"type": "string", "nullable": true, "format": "email"}),
            json!({"type": ["string", "null"], "nullable": true}),
        );
        check(
            json!({"$ref": "#/components/schemas/Ä", "nullable": true}),
            json!({"$ref": "#/components/schemas/%C3%84"}),
        );
        check(
            json!({"type": "integer", "format": "int8"}),
            json!({"type": "integer", "allOf": [{"minimum": -128, "maximum": 127}]}),
        );
    }

    #[test]
    fn schemas_of_3_1_are_unchanged() {
        let schema = json!({"type": ["string", "null"], "const": "a", "exclusiveMinimum": 1});
        assert_eq!(to_json_schema(&schema, false), schema);
    }
}
