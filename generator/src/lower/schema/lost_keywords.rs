//! Notes about keywords that the generated types do not represent.

use serde_json::Value;

use super::format::{SourceFormat, format_name};
use crate::lower::Lowering;
use crate::lowered::{Format, Type};
use crate::report::{Code, quoted};
use crate::source::{Place, is_annotation};

/// The content keywords of JSON Schema 2020-12.
const OF_CONTENT: [&str; 3] = ["contentEncoding", "contentMediaType", "contentSchema"];

/// Keywords of objects and arrays that do not restrict what is in them.
const OF_CONTAINERS: [&str; 11] = [
    "additionalProperties",
    "items",
    "maxItems",
    "maxProperties",
    "minItems",
    "minProperties",
    "nullable",
    "properties",
    "required",
    "type",
    "uniqueItems",
];

impl Lowering<'_> {
    /// Returns the type of arbitrary JSON.
    pub fn any(&mut self, place: &Place) -> Type {
        let original = self.original_fields(place);
        let mut keywords = original.into_iter().flat_map(|original| original.keys());
        let is_free = |key: &String| is_annotation(key) || OF_CONTAINERS.contains(&key.as_str());
        let message = match keywords.all(is_free) {
            true => "any value is allowed; it becomes arbitrary JSON",
            false => "no type represents these constraints; the value becomes arbitrary JSON",
        };
        let format = original.and_then(|original| original.get("format"));
        let format = format.and_then(Value::as_str);
        let format = format.filter(|one| self.choices.of(one).is_none());
        let format = format.map(str::to_owned);
        self.diagnose(Code::AnyValue, place, message);
        if let Some(format) = format {
            self.report_unchecked_format(&format, place);
        }
        Type::Any
    }

    fn report_unchecked_format(&mut self, format: &str, place: &Place) {
        // Any bytes have this format.
        if format == "binary" {
            return;
        }
        let message = format!("the format {} is not checked", quoted(format));
        self.diagnose(Code::FormatNotValidated, &place.key("format"), message);
    }

    pub fn report_lost_format(&mut self, format: &SourceFormat, place: &Place) {
        if let Some(format) = format_name(format) {
            self.report_unchecked_format(format, place);
        }
        self.report_lost_content(place);
    }

    /// Reports content keywords of a formatted string, unless the format implies them.
    pub fn report_lost_content_of(&mut self, format: Format, place: &Place) {
        let original = self.original_fields(place);
        let encoding = original.and_then(|original| original.get("contentEncoding"));
        let encoding = encoding.and_then(Value::as_str);
        let is_by_content = original.is_some_and(|original| !original.contains_key("format"));
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
        let keyword = self.original_fields(place).and_then(|original| {
            OF_CONTENT
                .into_iter()
                .find(|keyword| original.contains_key(*keyword))
        });
        if let Some(keyword) = keyword {
            let message = "the contents of the string are not checked";
            let place = place.key(keyword);
            self.diagnose(Code::ContentNotValidated, &place, message)
                .at_key();
        }
    }
}
