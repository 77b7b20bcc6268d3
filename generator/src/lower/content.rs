//! Bodies: of which media type, and what they hold.

use indexmap::IndexMap;
use openapiv3::{
    MediaType as Source, ReferenceOr, Schema, SchemaKind, StringFormat, StringType, Type as Kind,
    VariantOrUnknownOrEmpty,
};

use super::Lowering;
use super::media_type::{Family, MediaType};
use crate::model::{Content, ContentKind, Text, Type};
use crate::report::quoted;
use crate::source::Place;

/// Which way a body goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To the server.
    In,
    /// From the server.
    Out,
}

/// A media type of a body, as the description writes it and as it is understood.
struct Written<'a> {
    text: &'a str,
    media_type: MediaType,
    source: &'a Source,
    place: Place,
}

/// What the schema of a body that is not JSON says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Nothing,
    Bytes,
    Text,
    Else,
}

impl<'a> Lowering<'a> {
    /// What a content map says of a body.
    pub(super) fn content(
        &mut self,
        content: &'a IndexMap<String, Source>,
        place: &Place,
        stem: &str,
        way: Way,
    ) -> Option<Content> {
        let place = place.key("content");
        if content.is_empty() {
            self.report.error(&place, "there is no media type");
            return None;
        }
        let mut written = Vec::new();
        for (text, source) in content {
            written.push(self.media_type(text, source, place.key(text))?);
        }
        let chosen = self.chosen(&written, &place)?;
        let mut accepted = vec![chosen.media_type.essence.clone()];
        for other in written.iter().filter(|other| other.text != chosen.text) {
            let essence = &other.media_type.essence;
            if accepted.contains(essence) {
                continue;
            }
            if way == Way::In && is_plain_json(essence) {
                accepted.push(essence.clone());
            } else {
                self.leave_out(other, chosen);
            }
        }
        let (media_type, kind) = self.content_kind(chosen, stem)?;
        // What a range of JSON is sent as is read too.
        let is_json = chosen.media_type.family() == Family::Json;
        if is_json && media_type != chosen.text && !accepted.contains(&media_type) {
            accepted.insert(0, media_type.clone());
        }
        Some(Content {
            media_type,
            accepted: accepted.join(", "),
            kind,
        })
    }

    fn media_type(
        &mut self,
        text: &'a str,
        source: &'a Source,
        place: Place,
    ) -> Option<Written<'a>> {
        let Some(media_type) = MediaType::parse(text) else {
            let message = format!("{} is not a media type", quoted(text));
            self.report.error(&place, message).at_key();
            return None;
        };
        Some(Written {
            text,
            media_type,
            source,
            place,
        })
    }

    /// The media type to generate: the only one, or JSON where all say the same.
    fn chosen<'w>(&mut self, written: &'w [Written<'a>], place: &Place) -> Option<&'w Written<'a>> {
        if let [only] = written {
            return Some(only);
        }
        let mut plain = written.iter();
        let mut json = written.iter();
        let chosen = plain
            .find(|found| found.media_type.essence == "application/json")
            .or_else(|| json.find(|found| found.media_type.family() == Family::Json));
        let is_same = |chosen: &Written<'_>| {
            let schema = &chosen.source.schema;
            written.iter().all(|other| other.source.schema == *schema)
        };
        let chosen = chosen.filter(|chosen| is_same(chosen));
        if chosen.is_none() {
            self.unsupported(place, "a choice of media types");
        }
        chosen
    }

    fn leave_out(&mut self, other: &Written<'a>, chosen: &Written<'a>) {
        let message = format!(
            "the media type {} is left out: the body is {}",
            quoted(other.text),
            quoted(chosen.text)
        );
        self.report
            .warning(&other.place, message)
            .at_key()
            .related(&chosen.place, "the one that is generated");
    }

    /// The media type that is sent, and what the body holds.
    fn content_kind(&mut self, chosen: &Written<'a>, stem: &str) -> Option<(String, ContentKind)> {
        let schema = chosen.source.schema.as_ref();
        let place = chosen.place.key("schema");
        let said = self.said(schema, &place);
        let (sent, kind) = match (chosen.media_type.family(), said) {
            (Family::Json, _) => ("application/json", self.json_body(schema, &place, stem)?),
            (Family::Range, Said::Nothing | Said::Bytes) => {
                ("application/octet-stream", self.byte_body(schema, &place)?)
            }
            (Family::Range, Said::Text) => ("text/plain", self.text_body(schema, &place, stem)?),
            (Family::Range, Said::Else) => {
                ("application/json", self.json_body(schema, &place, stem)?)
            }
            (Family::Text, Said::Bytes) => ("text/plain", self.byte_body(schema, &place)?),
            (Family::Text, Said::Nothing) => ("text/plain", ContentKind::Text(Text::default())),
            (Family::Text, Said::Text) => ("text/plain", self.text_body(schema, &place, stem)?),
            (Family::Bytes, Said::Nothing | Said::Bytes | Said::Text)
            | (Family::Other, Said::Bytes) => {
                if chosen.media_type.is_range() {
                    let what = format!("the media range {}", quoted(chosen.text));
                    self.unsupported(&chosen.place, what);
                    return None;
                }
                ("", self.byte_body(schema, &place)?)
            }
            _ => {
                let what = format!("the media type {}", quoted(chosen.text));
                self.unsupported(&chosen.place, what).at_key();
                return None;
            }
        };
        self.refuse_charset(chosen, &kind);
        Some((self.sent(chosen, sent, &kind), kind))
    }

    /// The media type that is sent: the one that is written, or one of its range.
    fn sent(&mut self, chosen: &Written<'a>, of_range: &str, kind: &ContentKind) -> String {
        let mut sent = chosen.text.to_owned();
        if chosen.media_type.is_range() {
            of_range.clone_into(&mut sent);
            if chosen.media_type.essence != "application/*+json" {
                let message = format!(
                    "the media range {} is taken as {}",
                    quoted(chosen.text),
                    quoted(of_range)
                );
                self.report.warning(&chosen.place, message).at_key();
            }
        }
        match kind {
            ContentKind::Text(_) if chosen.media_type.charset.is_none() => sent + "; charset=utf-8",
            _ => sent,
        }
    }

    /// Refuses a charset that what is written would not be in.
    fn refuse_charset(&mut self, chosen: &Written<'a>, kind: &ContentKind) {
        if *kind != ContentKind::Bytes && !chosen.media_type.is_utf8() {
            self.unsupported(&chosen.place, "a charset other than UTF-8");
        }
    }

    fn json_body(
        &mut self,
        schema: Option<&'a ReferenceOr<Schema>>,
        place: &Place,
        stem: &str,
    ) -> Option<ContentKind> {
        let ty = match schema {
            None => Type::Any,
            Some(schema) => self.used(schema, place, stem)?.ty,
        };
        Some(ContentKind::Json(ty))
    }

    fn text_body(
        &mut self,
        schema: Option<&'a ReferenceOr<Schema>>,
        place: &Place,
        stem: &str,
    ) -> Option<ContentKind> {
        let ty = self.used(schema?, place, stem)?.ty;
        match self.types.resolved(&ty).clone().not_null() {
            Type::String(text) => Some(ContentKind::Text(text)),
            _ => {
                self.unsupported(place, "a text that is more than a string");
                None
            }
        }
    }

    fn byte_body(
        &mut self,
        schema: Option<&'a ReferenceOr<Schema>>,
        place: &Place,
    ) -> Option<ContentKind> {
        let string = schema
            .and_then(|schema| self.document.resolve(schema, place))
            .and_then(|found| string_of(found.item));
        if string.is_some_and(has_rules) {
            self.unsupported(place, "a rule for bytes");
            return None;
        }
        Some(ContentKind::Bytes)
    }

    fn said(&self, schema: Option<&'a ReferenceOr<Schema>>, place: &Place) -> Said {
        let Some(schema) = schema else {
            return Said::Nothing;
        };
        let Some(found) = self.document.resolve(schema, place) else {
            return Said::Else;
        };
        let binary = VariantOrUnknownOrEmpty::Item(StringFormat::Binary);
        match (string_of(found.item), &found.item.schema_kind) {
            (Some(string), _) if string.format == binary => Said::Bytes,
            (Some(_), _) => Said::Text,
            (None, SchemaKind::Any(any)) if *any == openapiv3::AnySchema::default() => {
                Said::Nothing
            }
            _ => Said::Else,
        }
    }
}

fn string_of(schema: &Schema) -> Option<&StringType> {
    match &schema.schema_kind {
        SchemaKind::Type(Kind::String(string)) => Some(string),
        _ => None,
    }
}

fn has_rules(string: &StringType) -> bool {
    let binary = VariantOrUnknownOrEmpty::Item(StringFormat::Binary);
    let has_other_format =
        string.format != VariantOrUnknownOrEmpty::Empty && string.format != binary;
    has_other_format
        || string.min_length.is_some()
        || string.max_length.is_some()
        || string.pattern.is_some()
        || !string.enumeration.is_empty()
}

/// Whether a media type says nothing but that the body is JSON.
fn is_plain_json(essence: &str) -> bool {
    matches!(
        essence,
        "application/json" | "text/json" | "application/*+json"
    )
}
