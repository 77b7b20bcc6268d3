//! Bodies: of which media types, and what they hold.

mod encodings;
mod form;
mod form_files;
mod form_styles;
mod form_unions;
mod media_groups;
mod media_type;
mod stream;

pub(super) use media_groups::{Written, variant_name};

use indexmap::IndexMap;
use openapiv3::{
    MediaType as Source, ReferenceOr, Schema, SchemaKind, StringFormat, StringType, Type as Kind,
    VariantOrUnknownOrEmpty,
};

use serde_json::json;

use crate::lower::extent::pairs;
use crate::lower::{Lowering, every};
use crate::model::{ConstraintId, Content, ContentKind, Form, OrXml, Text, Type};
use crate::report::{Code, Diagnostic, quoted};
use crate::source::{Change, Place};
use media_groups::Group;
use media_type::{Family, MediaType};

/// Which way a body goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// To the server.
    In,
    /// From the server.
    Out,
}

/// What the schema of a body that is not JSON says of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Said {
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
            self.report
                .add(Code::NoMediaType, &place, "there is no media type")
                .corrected_by(&place, Change::Set(json!({"*/*": {}})));
            return None;
        }
        if let Some((_, known)) = self.offered.iter().find(|(known, _)| *known == place) {
            return Some(known.clone());
        }
        self.grow(pairs(content.len()), &place)?;
        let written = content.iter();
        let written = written.map(|(text, source)| self.media_type(text, source, place.key(text)));
        let Some(written) = every(written) else {
            self.repair_media_types(content, &place);
            return None;
        };
        self.warn_of_useless_encodings(&written, way);
        let groups = self.groups(&written, way);
        match groups.as_slice() {
            [only] => self.group(only, stem, way),
            several => self.choice(several, stem, &place, way),
        }
    }

    fn media_type(
        &mut self,
        text: &'a str,
        source: &'a Source,
        place: Place,
    ) -> Option<Written<'a>> {
        let meant = MediaType::meant(text);
        let understood = meant.unwrap_or(text);
        let media_type = MediaType::parse(understood)?;
        if meant.is_some() {
            let (written, taken) = (quoted(text), quoted(understood));
            let message = format!("{written} is not a media type: it is taken as {taken}");
            self.report
                .add(Code::MediaTypeTakenAs, &place, message)
                .at_key();
        }
        Some(Written {
            text: understood,
            media_type,
            source,
            place,
        })
    }

    /// Reports the keys that are not media types, and has them read as what they may mean. Those without a meaning are
    /// left out, but for the first where nothing else is left: the body has some media type.
    fn repair_media_types(&mut self, content: &IndexMap<String, Source>, place: &Place) {
        let is_known = |text: &String| {
            MediaType::meant(text).is_some()
                || MediaType::parse(text).is_some()
                || MediaType::repaired(text).is_some()
        };
        let mut has_any = content.keys().any(is_known);
        for text in content.keys() {
            if MediaType::meant(text).is_some() || MediaType::parse(text).is_some() {
                continue;
            }
            let change = match MediaType::repaired(text) {
                Some(repaired) => Change::Rename(repaired),
                None if has_any => Change::Remove,
                None => Change::Rename("*/*".to_owned()),
            };
            has_any = true;
            let place = place.key(text);
            self.not_a_media_type(text, &place)
                .at_key()
                .corrected_by(&place, change);
        }
    }

    /// Refuses what is no media type.
    pub(super) fn not_a_media_type(&mut self, text: &str, place: &Place) -> &mut Diagnostic {
        let message = format!("{} is not a media type", quoted(text));
        self.report
            .add(Code::NotAMediaType, place, message)
            .help(MediaType::advice(text))
    }

    /// The body of a group.
    pub(super) fn group(&mut self, group: &Group<'_, 'a>, stem: &str, way: Way) -> Option<Content> {
        let chosen = group.lead;
        let mut accepted = group.accepted.clone();
        let (media_type, mut kind) = self.content_kind(chosen, stem, way)?;
        if let Some(other) = group.form {
            let schema = other.source.schema.as_ref();
            let form = self.form(other.source, schema, &[], &other.place, stem)?;
            accepted.push(other.media_type.essence.clone());
            kind = ContentKind::Form(Box::new(Form {
                or_json: true,
                ..form
            }));
        }
        let xml = group.xml.first().map(|first| OrXml {
            document: self.xml_body(first, stem, Some(chosen)),
            media_types: group
                .xml
                .iter()
                .map(|one| one.media_type.essence.clone())
                .collect(),
        });
        // What a range of JSON is sent as is read too.
        let is_json = chosen.media_type.family() == Family::Json;
        if is_json && media_type != chosen.text && !accepted.contains(&media_type) {
            accepted.insert(0, media_type.clone());
        }
        Some(Content {
            media_type,
            accepted: accepted.join(", "),
            constraint: self.rule_of_content(chosen, &kind, stem, way),
            kind,
            xml,
        })
    }

    /// The rules of a body that its type does not check.
    fn rule_of_content(
        &mut self,
        chosen: &Written<'a>,
        kind: &ContentKind,
        stem: &str,
        way: Way,
    ) -> Option<ConstraintId> {
        chosen.source.schema.as_ref().filter(|_| way == Way::In)?;
        let place = chosen.place.key("schema");
        match kind {
            ContentKind::Json(_) | ContentKind::Xml(..) => Some(self.body_constraint(&place, stem)),
            ContentKind::Form(_) => {
                self.report_unenforced(&place, "a form");
                None
            }
            ContentKind::Text(_) => {
                self.report_unenforced(&place, "a body that is a text");
                None
            }
            ContentKind::Stream(_) => {
                self.report_unenforced(&place, "values that come one after the other");
                None
            }
            ContentKind::Bytes | ContentKind::TypedBytes | ContentKind::Union(_) => None,
        }
    }

    /// The media type that is sent, and what the body holds.
    fn content_kind(
        &mut self,
        chosen: &Written<'a>,
        stem: &str,
        way: Way,
    ) -> Option<(String, ContentKind)> {
        let schema = chosen.source.schema.as_ref();
        let place = chosen.place.key("schema");
        let said = self.said(schema, &place);
        let family = chosen.media_type.family();
        let (sent, kind) = match (family, said) {
            (Family::Json, _) => ("application/json", self.json_body(schema, &place, stem)?),
            (Family::Range, Said::Nothing | Said::Bytes) => {
                ("application/octet-stream", self.byte_body(schema, &place))
            }
            (Family::Range, Said::Text) => ("text/plain", self.text_body(schema, &place, stem)?),
            (Family::Range, Said::Else) => {
                ("application/json", self.json_body(schema, &place, stem)?)
            }
            _ if !matches!(
                family,
                Family::Form | Family::Multipart | Family::Values | Family::Composed
            ) && !chosen.media_type.is_utf8() =>
            {
                let message = "a text in another charset than UTF-8 is given as bytes";
                self.report
                    .add(Code::SchemaNotApplied, &chosen.place, message)
                    .at_key();
                ("", ContentKind::Bytes)
            }
            (Family::Xml, Said::Else) => {
                let ty = self.used(schema?, &place, stem)?.ty;
                ("", ContentKind::Xml(ty, self.xml_body(chosen, stem, None)))
            }
            (Family::Xml, Said::Text) => ("", self.text_body(schema, &place, stem)?),
            (Family::Xml, Said::Nothing) if is_named_xml(&chosen.media_type) => {
                ("", self.text_body(schema, &place, stem)?)
            }
            (Family::Xml, Said::Nothing | Said::Bytes) => ("", self.byte_body(schema, &place)),
            (Family::Text, Said::Bytes) => ("text/plain", self.byte_body(schema, &place)),
            (Family::Text, _) => ("text/plain", self.text_body(schema, &place, stem)?),
            (Family::Bytes, _) if chosen.media_type.is_range() => {
                self.byte_body(schema, &place);
                return Some((chosen.text.to_owned(), ContentKind::TypedBytes));
            }
            (Family::Bytes, Said::Text) if !is_binary(&chosen.media_type) => {
                ("", self.text_body(schema, &place, stem)?)
            }
            (Family::Bytes, _) => ("", self.byte_body(schema, &place)),
            (Family::Form, Said::Bytes | Said::Else) if way == Way::In => {
                let form = self.form(chosen.source, schema, &[], &chosen.place, stem)?;
                ("", ContentKind::Form(Box::new(form)))
            }
            (Family::Multipart, _) if way == Way::In && self.has_fields(schema, &place) => {
                let form = self.multipart(chosen.source, &chosen.place, stem)?;
                ("", ContentKind::Form(Box::new(form)))
            }
            (Family::Values, _) => {
                let values = self.values(chosen, stem, way)?;
                ("", ContentKind::Stream(Box::new(values)))
            }
            (Family::Form, _) => {
                if way == Way::In {
                    let message = "a form without fields is given as the text that it is";
                    self.report
                        .add(Code::SchemaNotApplied, &chosen.place, message);
                }
                ("", self.text_body(schema, &place, stem)?)
            }
            (Family::Multipart | Family::Composed, _) => {
                let message =
                    "the parts are not told apart: the body is given as bytes, with its media type";
                self.report
                    .add(Code::SchemaNotApplied, &chosen.place, message)
                    .at_key();
                return Some((chosen.media_type.essence.clone(), ContentKind::TypedBytes));
            }
        };
        self.refuse_charset(chosen, &kind);
        Some((self.sent(chosen, sent, &kind), kind))
    }

    /// Whether a schema may be that of an object.
    fn has_fields(&self, schema: Option<&'a ReferenceOr<Schema>>, place: &Place) -> bool {
        let found = schema.and_then(|schema| self.document.resolve(schema, place));
        found.is_some_and(|found| match &found.item.schema_kind {
            SchemaKind::Type(kind) => matches!(kind, Kind::Object(_)),
            kind => *kind != anything(),
        })
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
                self.report
                    .add(Code::MediaTypeTakenAs, &chosen.place, message)
                    .at_key();
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
            self.unsupported(
                Code::UnsupportedBody,
                &chosen.place,
                "a charset other than UTF-8",
            )
            .corrected_by(&chosen.place.key("schema"), Change::Remove);
        }
    }

    fn json_body(
        &mut self,
        schema: Option<&'a ReferenceOr<Schema>>,
        place: &Place,
        stem: &str,
    ) -> Option<ContentKind> {
        let ty = match schema {
            None => self.any(place),
            Some(schema) => self.used(schema, place, stem)?.ty,
        };
        Some(ContentKind::Json(ty))
    }

    /// A text. What is more than a string is given as the text that it is written as.
    fn text_body(
        &mut self,
        schema: Option<&'a ReferenceOr<Schema>>,
        place: &Place,
        stem: &str,
    ) -> Option<ContentKind> {
        let Some(schema) = schema else {
            return Some(ContentKind::Text(Text::default()));
        };
        let found = self.document.resolve(schema, place)?;
        if string_of(found.item).is_some() || found.item.schema_kind == anything() {
            let ty = self.used(schema, place, stem)?.ty;
            match self.types.resolved(&ty).clone().not_null() {
                Type::String(text) => return Some(ContentKind::Text(text)),
                Type::Any => return Some(ContentKind::Text(Text::default())),
                _ => {}
            }
        }
        let message = "the schema is not applied: the body is given as the text that it is";
        self.report.add(Code::SchemaNotApplied, place, message);
        Some(ContentKind::Text(Text::default()))
    }

    /// Bytes. What more the schema says is not looked into.
    fn byte_body(&mut self, schema: Option<&'a ReferenceOr<Schema>>, place: &Place) -> ContentKind {
        let said = self.said(schema, place);
        let string = schema
            .and_then(|schema| self.document.resolve(schema, place))
            .and_then(|found| string_of(found.item));
        if said == Said::Else || string.is_some_and(has_rules) {
            let message = "the schema is not applied: the body is given as the bytes that it is";
            self.report.add(Code::SchemaNotApplied, place, message);
        }
        ContentKind::Bytes
    }

    pub(super) fn said(&self, schema: Option<&'a ReferenceOr<Schema>>, place: &Place) -> Said {
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
            (None, kind) if *kind == anything() => Said::Nothing,
            _ => Said::Else,
        }
    }
}

/// The one media type of a parameter or a header, and its schema, if it is text.
pub(super) fn as_text(content: &IndexMap<String, Source>) -> Option<(&str, &ReferenceOr<Schema>)> {
    let mut media_types = content.iter();
    let (Some((name, media_type)), None) = (media_types.next(), media_types.next()) else {
        return None;
    };
    let is_text = MediaType::parse(name)?.family() == Family::Text;
    Some((name, media_type.schema.as_ref().filter(|_| is_text)?))
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

/// A schema that says nothing.
fn anything() -> SchemaKind {
    SchemaKind::Any(openapiv3::AnySchema::default())
}

/// Whether a media type says no more than that a body is XML.
fn is_named_xml(media_type: &MediaType) -> bool {
    matches!(media_type.essence.as_str(), "application/xml" | "text/xml")
}

/// Whether what is of a media type is never text.
fn is_binary(media_type: &MediaType) -> bool {
    let kinds = ["image/", "audio/", "video/", "font/"];
    let formats = [
        "application/octet-stream",
        "application/pdf",
        "application/zip",
        "application/gzip",
        "application/x-gzip",
        "application/x-tar",
    ];
    formats.contains(&media_type.essence.as_str())
        || kinds
            .iter()
            .any(|kind| media_type.essence.starts_with(kind))
}
