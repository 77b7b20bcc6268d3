//! How the fields of a form are written.

use openapiv3::{Encoding, QueryStyle};
use serde_json::Value;

use super::media_type::{Family, MediaType};
use crate::lower::Lowering;
use crate::model::{FieldStyle, Style, Type};
use crate::report::{Code, quoted};
use crate::source::{Change, Place};

impl Lowering<'_> {
    /// How a field is written (OpenAPI, "Encoding Object"): what is made of others is JSON, if
    /// no style is given.
    pub(in crate::lower) fn field_style(
        &mut self,
        encoding: Option<&Encoding>,
        ty: &Type,
        name: &str,
        place: &Place,
    ) -> Option<FieldStyle> {
        let kinds = self.style_kinds(ty);
        let is_composed = kinds.object || kinds.has_nested();
        let by_kind = match is_composed {
            true => FieldStyle::Json,
            false => FieldStyle::Styled(Style::Form(true)),
        };
        let Some(encoding) = encoding else {
            return Some(by_kind);
        };
        let has_style = self.has_styles(place);
        let place = &place.key("encoding").key(name);
        let explode = self.explode(place);
        if !has_style {
            self.warn_of_style(encoding, explode, place);
        }
        if !has_style || (encoding.style.is_none() && explode.is_none()) {
            return self.by_content_type(encoding, by_kind, place);
        }
        let style = match encoding.style.as_ref().unwrap_or(&QueryStyle::Form) {
            QueryStyle::Form => Style::Form(explode.unwrap_or(true)),
            QueryStyle::SpaceDelimited => Style::Spaces,
            QueryStyle::PipeDelimited => Style::Pipes,
            QueryStyle::DeepObject => Style::Deep,
        };
        if style != Style::Deep && (is_composed || (kinds.scalar && kinds.array)) {
            self.unsupported(
                Code::UnsupportedBody,
                place,
                "a field in this style that is more than a list of texts",
            )
            .corrected_by(place, Change::Remove);
            return None;
        }
        // A single text has no style.
        Some(match style == Style::Deep || kinds.array {
            true => FieldStyle::Styled(style),
            false => by_kind,
        })
    }

    /// Whether the fields of a media type have styles: in OpenAPI 3.0, parts have none.
    fn has_styles(&self, place: &Place) -> bool {
        let version = self.document.as_written(&Place::root().key("openapi"));
        let is_before_parts = version
            .and_then(Value::as_str)
            .is_some_and(|version| version.starts_with("3.0"));
        let is_multipart = |name: &&str| name.starts_with("multipart/");
        !(is_before_parts && place.steps().last().is_some_and(is_multipart))
    }

    /// Tells of a style that parts do not have, where it is another than that of parts.
    fn warn_of_style(&mut self, encoding: &Encoding, explode: Option<bool>, place: &Place) {
        let is_other = |style: &QueryStyle| *style != QueryStyle::Form;
        let key = match explode {
            _ if encoding.style.as_ref().is_some_and(is_other) => "style",
            Some(false) => "explode",
            _ => return,
        };
        let message = format!("`{key}` of a part, ignored");
        self.report
            .add(Code::StyleOfPart, &place.key(key), message)
            .at_key()
            .label("OpenAPI 3.0 gives it no meaning in this media type");
    }

    fn by_content_type(
        &mut self,
        encoding: &Encoding,
        by_kind: FieldStyle,
        place: &Place,
    ) -> Option<FieldStyle> {
        let Some(text) = &encoding.content_type else {
            return Some(by_kind);
        };
        match (MediaType::parse(text).map(|found| found.family()), by_kind) {
            (Some(Family::Json), _) => Some(FieldStyle::Json),
            (Some(Family::Text), FieldStyle::Styled(_)) => Some(by_kind),
            _ => {
                let what = format!("a field of a form as {}", quoted(text));
                let place = place.key("contentType");
                self.unsupported(Code::UnsupportedBody, &place, what)
                    .corrected_by(&place, Change::Remove);
                None
            }
        }
    }

    /// `explode`, if it is given.
    fn explode(&self, place: &Place) -> Option<bool> {
        self.document.raw(&place.key("explode"))?.as_bool()
    }
}
