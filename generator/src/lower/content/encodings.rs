//! Encodings that say nothing, in whole or in part (OpenAPI, "Encoding Object").

use openapiv3::{Encoding, MediaType as Source};
use serde_json::Value;

use super::Way;
use super::Written;
use super::media_type::Family;
use crate::lower::Lowering;
use crate::report::Code;
use crate::source::Place;

impl Lowering<'_> {
    /// Tells of the encodings of media types that say nothing.
    pub(in crate::lower) fn warn_of_useless_encodings(&mut self, all: &[Written<'_>], way: Way) {
        for written in all {
            self.warn_of_encodings_of(written, way);
        }
    }

    /// Those of forms that are answers, and of parts that are not told apart, are told with their
    /// body.
    fn warn_of_encodings_of(&mut self, written: &Written<'_>, way: Way) {
        let place = written.place.key("encoding");
        match written.media_type.family() {
            _ if written.source.encoding.is_empty() => {}
            Family::Form if way == Way::In => self.warn_of_fields_of_form(written.source, &place),
            Family::Multipart if way == Way::In => {
                for name in written.source.encoding.keys() {
                    self.warn_of_reserved(&place.key(name));
                }
            }
            Family::Form | Family::Multipart | Family::Composed => {}
            Family::Json
            | Family::Xml
            | Family::Text
            | Family::Bytes
            | Family::Range
            | Family::Values => self.useless(&place, "only the fields of forms have encodings"),
        }
    }

    fn warn_of_fields_of_form(&mut self, source: &Source, place: &Place) {
        for (name, encoding) in &source.encoding {
            let place = place.key(name);
            self.warn_of_reserved(&place);
            if !encoding.headers.is_empty() {
                let message = "a field of a form has no headers: only parts have";
                self.report
                    .add(Code::HeadersOfPart, &place.key("headers"), message)
                    .at_key();
            }
            if encoding.content_type.is_some() && self.has_style_of_its_own(encoding, &place) {
                let message = "the media type of a field says nothing beside `style` or `explode`";
                self.useless(&place.key("contentType"), message);
            }
        }
    }

    fn has_style_of_its_own(&self, encoding: &Encoding, place: &Place) -> bool {
        encoding.style.is_some() || self.document.raw(&place.key("explode")).is_some()
    }

    fn warn_of_reserved(&mut self, place: &Place) {
        let place = place.key("allowReserved");
        if self.document.raw(&place) == Some(&Value::Bool(true)) {
            let message = "in a body, reserved characters are written as in any other field, which is read the same";
            self.useless(&place, message);
        }
    }

    fn useless(&mut self, place: &Place, message: &str) {
        self.report
            .add(Code::UselessEncoding, place, message)
            .at_key()
            .label("this is passed over");
    }
}
