//! Keywords that the translation from OpenAPI 3.1 marks and that lowering does not support.

use openapiv3::{Schema, SchemaKind, Type as SourceType};
use serde_json::Value;

use crate::lower::{Lowering, unsupported};
use crate::report::{Code, quoted};
use crate::source::upgrade::{FALSE, PREFIX};
use crate::source::{Place, items, texts};

impl Lowering<'_> {
    /// Reports the keywords that the translation from 3.1 marked.
    pub fn report_unsupported_keywords(&mut self, schema: &Schema, place: &Place) {
        for (key, value) in &schema.schema_data.extensions {
            let Some(name) = key.strip_prefix(PREFIX) else {
                continue;
            };
            match name {
                FALSE => self.report_once(place, "the schema `false`"),
                "type" => self.report_once(
                    &place.key(name),
                    &format!("a `type` with several names: {}", listed(value)),
                ),
                "$id" => self.report_message(&place.key(name), "`$id` is not supported here"),
                "$dynamicRef" | "const" => {
                    self.report_once(&place.key(name), &quoted(name));
                }
                "enum" => self.refuse_enum(schema, value, place),
                // Constraints check the others.
                _ => {}
            }
        }
    }

    /// Reports an `enum` without a value of the declared type.
    fn refuse_enum(&mut self, schema: &Schema, values: &Value, place: &Place) {
        let is_of_type: fn(&Value) -> bool = match &schema.schema_kind {
            SchemaKind::Type(SourceType::Array(_)) => Value::is_array,
            SchemaKind::Type(SourceType::Object(_)) => Value::is_object,
            _ => return,
        };
        let message = "no `enum` value has the declared type";
        let place = place.key("enum");
        if !items(Some(values)).any(is_of_type) && !self.report.has(&place, message) {
            self.diagnose(Code::NoValue, &place, message)
                .help("to restrict the items of an array, put the `enum` under `items`");
        }
    }

    /// Reports once, although a schema is lowered in several steps.
    fn report_once(&mut self, place: &Place, what: &str) {
        self.report_message(place, &unsupported(Code::UnsupportedSchema, what));
    }

    fn report_message(&mut self, place: &Place, message: &str) {
        if !self.report.has(place, message) {
            self.diagnose(Code::UnsupportedSchema, place, message)
                .at_key();
        }
    }
}

/// `` `string`, `integer` ``.
fn listed(names: &Value) -> String {
    let names: Vec<_> = texts(Some(names)).map(quoted).collect();
    names.join(", ")
}
