//! What the output does not carry of a schema, told on demand.

use openapiv3::StringType;
use serde_json::Value;

use super::format::format_name;
use crate::lower::Lowering;
use crate::model::{Format, Type};
use crate::report::{Code, quoted};
use crate::source::Place;

/// The keywords for what a text holds (JSON Schema 2020-12, "Contents").
const OF_CONTENT: [&str; 3] = ["contentEncoding", "contentMediaType", "contentSchema"];

impl Lowering<'_> {
    /// Free JSON, for a place where a schema allows any value.
    pub(in crate::lower) fn any(&mut self, place: &Place) -> Type {
        let message = "any value is allowed here: it is free JSON";
        self.report.add(Code::AnyValue, place, message);
        Type::Any
    }

    /// Says of a plain string what it is not held to.
    pub(in crate::lower) fn report_lost_format(&mut self, source: &StringType, place: &Place) {
        if let Some(format) = format_name(source) {
            let message = format!("values are not held to the format {}", quoted(format));
            let place = place.key("format");
            self.report.add(Code::FormatNotHeld, &place, message);
        }
        self.report_lost_content(place);
    }

    /// Says of a string of a format what else the text holds, unless that is what its format says.
    pub(in crate::lower) fn report_lost_content_of(&mut self, format: Format, place: &Place) {
        let written = self.original_fields(place);
        let encoding = written.and_then(|written| written.get("contentEncoding"));
        let encoding = encoding.and_then(Value::as_str);
        let is_by_content = written.is_some_and(|written| !written.contains_key("format"));
        let own = match format {
            Format::Base64 => Some("base64"),
            Format::Base64Url => Some("base64url"),
            _ => None,
        };
        let is_the_same = own
            .is_some_and(|own| encoding.is_none_or(|encoding| encoding.eq_ignore_ascii_case(own)));
        if !is_by_content && !is_the_same {
            self.report_lost_content(place);
        }
    }

    fn report_lost_content(&mut self, place: &Place) {
        let keyword = self.original_fields(place).and_then(|written| {
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
