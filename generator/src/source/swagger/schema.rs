//! Schemas (Swagger 2.0, "Schema Object"), which differ from those of OpenAPI 3.0 in a few keywords.

use serde_json::{Value, json};

use super::Fields;
use crate::source::tree::{Place, node_mut};

/// The extension for values that may be `null`.
const NULLABLE: &str = "x-nullable";

/// Converts the schemas of a description.
pub(super) fn convert_all(value: &mut Value, schemas: &[Place]) {
    for place in schemas {
        if let Some(Value::Object(schema)) = node_mut(value, place) {
            convert(schema);
        }
    }
}

/// Converts the keywords of one schema.
pub(super) fn convert(schema: &mut Fields) {
    if schema.get("type").is_some_and(|ty| ty == "file") {
        schema.insert("type".to_owned(), json!("string"));
        schema.insert("format".to_owned(), json!("binary"));
    }
    if let Some(Value::String(property)) = schema.get("discriminator") {
        let discriminator = json!({ "propertyName": property });
        schema.insert("discriminator".to_owned(), discriminator);
    }
    // Reported before the conversion.
    schema.remove("collectionFormat");
    nullable(schema);
}

fn nullable(schema: &mut Fields) {
    if schema.get(NULLABLE) != Some(&Value::Bool(true)) {
        return;
    }
    // A reference replaces all fields next to it.
    if let Some(reference) = schema.remove("$ref") {
        schema.retain(|key, _| key.starts_with("x-"));
        schema.insert("allOf".to_owned(), json!([{ "$ref": reference }]));
    }
    let nullable = schema.entry("nullable");
    nullable.or_insert(Value::Bool(true));
}
