//! What the output does not carry of a schema, told on demand.

use openapiv3::StringType;
use serde_json::Value;

use super::Lowering;
use super::format::format_name;
use crate::model::Type;
use crate::report::{Code, quoted};
use crate::source::Place;

/// The keywords for what a text holds (JSON Schema 2020-12, "Contents").
const OF_CONTENT: [&str; 3] = ["contentEncoding", "contentMediaType", "contentSchema"];

impl Lowering<'_> {
    /// Free JSON, for a place where a schema allows any value.
    pub(super) fn any(&mut self, place: &Place) -> Type {
        let message = "any value is allowed here: it is free JSON";
        self.report.add(Code::AnyValue, place, message);
        Type::Any
    }

    /// Says of a plain string what it is not held to.
    pub(super) fn note_of_string(&mut self, source: &StringType, place: &Place) {
        if let Some(format) = format_name(source) {
            let message = format!("values are not held to the format {}", quoted(format));
            let place = place.key("format");
            self.report.add(Code::FormatNotHeld, &place, message);
        }
        let written = self.document.as_written(&self.document.written(place));
        let keyword = written.and_then(Value::as_object).and_then(|written| {
            OF_CONTENT
                .into_iter()
                .find(|keyword| written.contains_key(*keyword))
        });
        if let Some(keyword) = keyword {
            let message = "what this text holds is not looked into";
            let place = place.key(keyword);
            self.report
                .add(Code::ContentNotHeld, &place, message)
                .at_key();
        }
    }
}
