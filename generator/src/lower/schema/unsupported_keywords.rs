//! What OpenAPI 3.1 has and 3.0 has not, and is not understood yet.

use openapiv3::{Schema, SchemaKind, Type as SourceType};
use serde_json::Value;

use crate::lower::Lowering;
use crate::lower::operation::Extensions;
use crate::report::{Code, quoted};
use crate::source::Place;
use crate::source::upgrade::{FALSE, PREFIX};

impl Lowering<'_> {
    /// Refuses what a schema was marked with by the translation from 3.1.
    pub(in crate::lower) fn report_unsupported_keywords(&mut self, schema: &Schema, place: &Place) {
        for (key, value) in &schema.schema_data.extensions {
            let Some(name) = key.strip_prefix(PREFIX) else {
                continue;
            };
            match name {
                FALSE => self.report_once(place, "a schema that allows nothing"),
                "type" => self.report_once(
                    &place.key(name),
                    &format!("a choice of types: {}", listed(value)),
                ),
                "$dynamicRef" | "$id" | "const" => {
                    self.report_once(&place.key(name), &quoted(name));
                }
                "enum" => self.refuse_enum(schema, value, place),
                // What its type does not say is a rule.
                _ => {}
            }
        }
    }

    /// Refuses an enum of which no value is of the type beside it.
    fn refuse_enum(&mut self, schema: &Schema, values: &Value, place: &Place) {
        let is_of_type: fn(&Value) -> bool = match &schema.schema_kind {
            SchemaKind::Type(SourceType::Array(_)) => Value::is_array,
            SchemaKind::Type(SourceType::Object(_)) => Value::is_object,
            _ => return,
        };
        let mut values = values.as_array().into_iter().flatten();
        let message = "this enum has no value of its type";
        let place = place.key("enum");
        if !values.any(is_of_type) && !self.report.has(&place, message) {
            self.report
                .add(Code::NoValue, &place, message)
                .help("the values of the items of an array are listed under its `items`");
        }
    }

    /// A schema is understood in several steps, and each asks.
    fn report_once(&mut self, place: &Place, what: &str) {
        let message = format!("{what} is not supported yet");
        if !self.report.has(place, &message) {
            self.report
                .add(Code::UnsupportedSchema, place, message)
                .at_key();
        }
    }
}

/// Whether a scheme was marked as one of mutual TLS by the translation from 3.1.
pub(in crate::lower) fn is_mutual_tls(extensions: &Extensions) -> bool {
    extensions.contains_key(&format!("{PREFIX}type"))
}

/// `` `string`, `integer` ``.
fn listed(names: &Value) -> String {
    let names = names.as_array().into_iter().flatten();
    let names: Vec<_> = names.filter_map(Value::as_str).map(quoted).collect();
    names.join(", ")
}
