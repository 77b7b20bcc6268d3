//! Notes about keywords that the generated types do not represent.

use serde_json::Value;

use super::format::{SourceFormat, format_name};
use crate::lower::Lowering;
use crate::model::{Format, Type};
use crate::report::{Code, quoted};
use crate::source::Place;

/// The content keywords of JSON Schema 2020-12.
const OF_CONTENT: [&str; 3] = ["contentEncoding", "contentMediaType", "contentSchema"];

impl Lowering<'_> {
    /// Returns the type of arbitrary JSON.
    pub fn any(&mut self, place: &Place) -> Type {
        let message = "any value is allowed; it becomes arbitrary JSON";
        self.diagnose(Code::AnyValue, place, message);
        Type::Any
    }

    pub fn report_lost_format(&mut self, format: &SourceFormat, place: &Place) {
        if let Some(format) = format_name(format) {
            let message = format!("the format {} is not checked", quoted(format));
            let place = place.key("format");
            self.diagnose(Code::FormatNotHeld, &place, message);
        }
        self.report_lost_content(place);
    }

    /// Reports content keywords of a formatted string, unless the format implies them.
    pub fn report_lost_content_of(&mut self, format: Format, place: &Place) {
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
            let message = "the contents of the string are not checked";
            let place = place.key(keyword);
            self.diagnose(Code::ContentNotHeld, &place, message)
                .at_key();
        }
    }
}
