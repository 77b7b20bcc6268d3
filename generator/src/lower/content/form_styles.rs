//! The encoding of form fields (OpenAPI, "Encoding Object").

use openapiv3::{Encoding, QueryStyle};
use serde_json::Value;

use super::media_type::{Family, MediaType};
use crate::lower::Lowering;
use crate::lower::parameter::{Kinds, collection_format, query_style};
use crate::lowered::{FieldStyle, Format, Style, Type};
use crate::report::{Code, quoted};
use crate::source::{COLLECTION_FORMAT, Change, Place};

impl Lowering<'_> {
    /// The encoding of a form field of one of the types. `place` is that of the media type.
    pub fn field_style(
        &mut self,
        encoding: Option<&Encoding>,
        types: &[Type],
        name: &str,
        place: &Place,
    ) -> Option<FieldStyle> {
        let default = self.default_field_style(types);
        let Some(encoding) = encoding else {
            return Some(default);
        };
        let kinds = self.style_kinds_of_all(types);
        let is_csv = encoding
            .extensions
            .get(COLLECTION_FORMAT)
            .is_some_and(|format| format == "csv");
        let format = match is_csv {
            true => Some(Style::Form(false)),
            false => collection_format(&encoding.extensions),
        };
        if let Some(style) = format.filter(|_| kinds.array) {
            if !kinds.are_too_deep(style) {
                return Some(FieldStyle::Styled(style));
            }
            let message = "nested arrays, which `collectionFormat` does not separate: each item is sent as JSON";
            self.diagnose(
                Code::UndefinedStyle,
                &place.key("encoding").key(name),
                message,
            );
            return Some(FieldStyle::JsonItems);
        }
        let has_styles = self.has_styles(place);
        let place = &place.key("encoding").key(name);
        let explode = self.document.raw(&place.key("explode"));
        let explode = explode.and_then(Value::as_bool);
        if !has_styles {
            self.warn_of_style(encoding, explode, place);
        }
        if !has_styles || (encoding.style.is_none() && explode.is_none()) {
            let is_base64 = self.are_base64(types);
            return self.by_content_type(encoding, (&kinds, is_base64), default, place);
        }
        let style = query_style(
            encoding.style.as_ref().unwrap_or(&QueryStyle::Form),
            explode,
        );
        let unsupported = match style {
            Style::Deep if !kinds.have_types() => {
                Some("a tuple or a value of any type in this style")
            }
            Style::Deep => None,
            _ if kinds.are_complex() || (kinds.scalar && kinds.array) => {
                Some("a field in this style that is not an array of scalars")
            }
            _ => None,
        };
        if let Some(what) = unsupported {
            self.unsupported(Code::UnsupportedBody, place, what)
                .corrected_by(place, Change::Remove);
            return None;
        }
        // Scalars have no style.
        Some(match style == Style::Deep || kinds.array {
            true => FieldStyle::Styled(style),
            false => default,
        })
    }

    /// The encoding without an Encoding Object: JSON for complex values and for those of any type.
    pub fn default_field_style(&self, types: &[Type]) -> FieldStyle {
        let kinds = self.style_kinds_of_all(types);
        match kinds.are_complex() {
            true => json_style(&kinds),
            false => FieldStyle::Styled(Style::Form(true)),
        }
    }

    /// Returns `true` if the values of types are bytes as text.
    pub fn are_base64(&self, types: &[Type]) -> bool {
        types.iter().all(|ty| match self.types.resolved(ty) {
            Type::Nullable(ty) => self.are_base64(std::slice::from_ref(ty)),
            Type::Formatted(formatted) => {
                matches!(formatted.format, Format::Base64 | Format::Base64Url)
            }
            _ => false,
        })
    }

    /// Returns `true` if the fields of a media type have styles, which parts have since OpenAPI 3.1.
    fn has_styles(&self, place: &Place) -> bool {
        let is_multipart = |name: &&str| name.starts_with("multipart/");
        !self.document.is_3_0() || !place.steps().last().is_some_and(is_multipart)
    }

    fn warn_of_style(&mut self, encoding: &Encoding, explode: Option<bool>, place: &Place) {
        let is_other = |style: &QueryStyle| *style != QueryStyle::Form;
        let key = match explode {
            _ if encoding.style.as_ref().is_some_and(is_other) => "style",
            Some(false) => "explode",
            _ => return,
        };
        let message = format!("`{key}` of a part is ignored");
        self.diagnose(Code::StyleOfPart, &place.key(key), message)
            .at_key()
            .label("OpenAPI 3.0 defines it for `application/x-www-form-urlencoded` only");
    }

    fn by_content_type(
        &mut self,
        encoding: &Encoding,
        (kinds, is_base64): (&Kinds, bool),
        default: FieldStyle,
        place: &Place,
    ) -> Option<FieldStyle> {
        let Some(text) = &encoding.content_type else {
            return Some(default);
        };
        let family = MediaType::of_part(text).map(|(_, media_type)| media_type.family());
        match (family, default) {
            (Some(Family::Json), _) => Some(json_style(kinds)),
            (Some(Family::Text), FieldStyle::Styled(_)) => Some(default),
            // The part has the text of the bytes.
            (Some(Family::Bytes), _) if is_base64 => Some(default),
            _ => {
                let what = format!("a form field as {}", quoted(text));
                let place = place.key("contentType");
                self.unsupported(Code::UnsupportedBody, &place, what)
                    .corrected_by(&place, Change::Remove);
                None
            }
        }
    }
}

/// A field for each item of an array, whose media type is that of its items.
fn json_style(kinds: &Kinds) -> FieldStyle {
    match kinds.are_arrays() {
        true => FieldStyle::JsonItems,
        false => FieldStyle::Json,
    }
}
