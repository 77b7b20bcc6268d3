//! Bodies of requests and responses.
//!
//! In: a content map. Out: [`Content`]: the media types sent and accepted, and the type, form, stream or union of the
//! body. Depends on schemas, XML and `parameter` (styles of form fields).

mod form;
mod form_fields;
mod form_files;
mod form_styles;
mod media_groups;
mod media_type;
mod stream;

pub use media_groups::variant_name;
pub use media_type::Family;

use std::collections::BTreeSet;

use indexmap::IndexMap;
use openapiv3::{
    MediaType as Source, ReferenceOr, Schema, SchemaKind, StringFormat, StringType, Type as Kind,
    VariantOrUnknownOrEmpty,
};
use serde_json::json;

use crate::lower::Lowering;
use crate::lower::schema::size_limits::pairs;
use crate::lowered::{Content, ContentKind, OrXml, SchemaId, Type, WATCH};
use crate::names::Name;
use crate::report::{Code, Diagnostic, quoted};
use crate::source::{Change, Place};
use media_groups::Group;
use media_type::MediaType;

/// The direction of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    Request,
    Response,
    /// The response of an error, of which clients read one media type, and which servers send for rejected requests.
    Error,
}

/// An entry of a content map.
#[derive(Clone)]
pub struct Entry<'a> {
    /// The media type with its parameters.
    pub text: String,
    media_type: MediaType,
    /// The stem of type names, if it is a component.
    stem: Option<String>,
    pub source: &'a Source,
    /// The schema of the items of a stream.
    items: Option<&'a ReferenceOr<Schema>>,
    pub place: Place,
}

impl Entry<'_> {
    fn essence(&self) -> &str {
        &self.media_type.essence
    }

    /// The parameters that select a representation: all but `charset`, sorted.
    fn selection(&self) -> BTreeSet<&(String, String)> {
        let parameters = self.media_type.parameters.iter();
        parameters.filter(|(name, _)| name != "charset").collect()
    }
}

/// The schema of a body other than JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SchemaClass {
    /// No schema, or an empty one.
    Any,
    /// A string with `format: binary`.
    Bytes,
    /// Another string.
    Text,
    Other,
}

impl<'a> Lowering<'a> {
    /// Lowers the content map of a body. `stem` names its types.
    pub fn content(
        &mut self,
        content: &'a IndexMap<String, Source>,
        place: &Place,
        stem: &str,
        direction: Direction,
    ) -> Option<Content> {
        let place = place.key("content");
        if content.is_empty() {
            self.diagnose(Code::NoMediaType, &place, "`content` without a media type")
                .corrected_by(&place, Change::Set(json!({"*/*": {}})));
            return None;
        }
        if let Some((_, known)) = self
            .content_unions
            .iter()
            .find(|(known, _)| *known == place)
        {
            return Some(known.clone());
        }
        self.grow(pairs(content.len()), &place)?;
        let entries = self.entries(content, &place)?;
        match self.groups(&entries, direction).as_slice() {
            [only] => self.group(only, stem, direction),
            several => self.content_union(several, stem, &place, direction),
        }
    }

    /// Parses the media types of a content map; `None` if one of them is invalid.
    fn entries(
        &mut self,
        content: &'a IndexMap<String, Source>,
        place: &Place,
    ) -> Option<Vec<Entry<'a>>> {
        let mut has_any = content.keys().any(|text| MediaType::read(text).is_some());
        let mut entries = Vec::new();
        for (key, source) in content {
            let place = place.key(key);
            let Some((text, media_type)) = MediaType::read(key) else {
                let change = match has_any {
                    true => Change::Remove,
                    false => Change::Rename("*/*".to_owned()),
                };
                has_any = true;
                self.not_a_media_type(key, &place)
                    .at_key()
                    .corrected_by(&place, change);
                continue;
            };
            if text != *key {
                let message = format!(
                    "invalid media type {}, read as {}",
                    quoted(key),
                    quoted(&text)
                );
                self.diagnose(Code::MediaTypeTakenAs, &place, message)
                    .at_key();
            }
            let (source, place) = self.document.media_type(source, &place)?;
            let stem = match *place.steps() {
                ["components", "mediaTypes", name] => Some(Name::upper(name, None)),
                _ => None,
            };
            entries.push(Entry {
                text,
                media_type,
                stem: stem.map(|stem| stem.plain().to_owned()),
                source,
                items: self.document.item_schema(&place),
                place,
            });
        }
        (entries.len() == content.len()).then_some(entries)
    }

    fn not_a_media_type(&mut self, text: &str, place: &Place) -> &mut Diagnostic {
        let message = format!("invalid media type {}", quoted(text));
        self.diagnose(Code::NotAMediaType, place, message)
            .help("write a media type such as `application/json` or `text/plain; charset=utf-8`")
    }

    /// The body of media types with the same schema.
    fn group(
        &mut self,
        group: &Group<'_, 'a>,
        stem: &str,
        direction: Direction,
    ) -> Option<Content> {
        let chosen = group.lead;
        let stem = chosen.stem.as_deref().unwrap_or(stem);
        let mut accepted = group.accepted.clone();
        let mut kind = self.content_kind(chosen, stem, direction)?;
        self.report_unused_fields(chosen, &kind);
        let media_type = self.sent(chosen, &kind);
        let forms = [group.form, group.multipart].into_iter().flatten();
        accepted.extend(forms.map(|form| form.essence().to_owned()));
        let has_form = group.form.is_some() || group.multipart.is_some();
        if let (true, ContentKind::Json(ty)) = (has_form, &kind) {
            let form = self.form_or_json(ty, group.form, group.multipart)?;
            kind = ContentKind::Form(Box::new(form));
        }
        let xml = group.xml.first().map(|first| OrXml {
            document: self.xml_body(first, stem, Some(chosen)),
            media_types: group
                .xml
                .iter()
                .map(|one| one.essence().to_owned())
                .collect(),
        });
        // The media type sent for a range of JSON is accepted, too.
        let is_json = chosen.media_type.family() == Family::Json;
        if is_json && media_type != chosen.text && !accepted.contains(&media_type) {
            accepted.insert(0, media_type.clone());
        }
        Some(Content {
            media_type,
            accepted: accepted.join(", "),
            schema: self.content_schema(chosen, &kind, stem, direction),
            kind,
            xml,
        })
    }

    /// The schema by which a request body is validated.
    fn content_schema(
        &mut self,
        chosen: &Entry<'a>,
        kind: &ContentKind,
        stem: &str,
        direction: Direction,
    ) -> Option<SchemaId> {
        if direction != Direction::Request {
            return None;
        }
        let place = chosen.place.key("schema");
        chosen.source.schema.as_ref().or(chosen.items)?;
        match kind {
            // A tree of XML is no value of the schema.
            ContentKind::Xml(ty, _) if *self.types.resolved(ty) == Type::Any => None,
            ContentKind::Text if chosen.media_type.family() == Family::Xml => None,
            ContentKind::Json(_) | ContentKind::Xml(..) | ContentKind::Text => {
                Some(self.input_schema(&place, stem, Vec::new()))
            }
            ContentKind::Form(form) => {
                let files = form
                    .files
                    .iter()
                    .flatten()
                    .map(|file| file.name.wire.clone());
                Some(self.input_schema(&place, stem, files.collect()))
            }
            ContentKind::Stream(_) if chosen.items.is_some() => {
                Some(self.input_schema(&chosen.place.key("itemSchema"), stem, Vec::new()))
            }
            ContentKind::Stream(_) => Some(self.stream_schema(&place, stem)),
            ContentKind::Bytes | ContentKind::TypedBytes | ContentKind::Union(_) => None,
        }
    }

    fn content_kind(
        &mut self,
        chosen: &Entry<'a>,
        stem: &str,
        direction: Direction,
    ) -> Option<ContentKind> {
        let schema = chosen.source.schema.as_ref();
        let place = chosen.place.key("schema");
        let family = chosen.media_type.family();
        let is_request = direction == Direction::Request;
        Some(match (family, self.schema_class(schema, &place)) {
            _ if !chosen.media_type.is_utf8() => {
                let message = "unsupported charset: the body becomes bytes";
                self.diagnose(Code::SchemaNotApplied, &chosen.place, message)
                    .at_key();
                ContentKind::Bytes
            }
            // JSON has no binary strings: `format: binary` describes the whole body.
            (Family::Json, SchemaClass::Bytes) => self.byte_body(schema, &place),
            (Family::Json, _) | (Family::Range, SchemaClass::Other) => {
                ContentKind::Json(match schema {
                    None => self.any(&place),
                    Some(schema) => self.used(schema, &place, stem)?.ty,
                })
            }
            (Family::Xml, SchemaClass::Other) => {
                let ty = self.used(schema?, &place, stem)?.ty;
                ContentKind::Xml(ty, self.xml_body(chosen, stem, None))
            }
            (Family::Xml, SchemaClass::Any)
                if matches!(chosen.essence(), "application/xml" | "text/xml") =>
            {
                self.text_body(schema, &place, stem)?
            }
            (Family::Range | Family::Xml, SchemaClass::Text)
            | (Family::Text, SchemaClass::Any | SchemaClass::Text | SchemaClass::Other) => {
                self.text_body(schema, &place, stem)?
            }
            (Family::Range, SchemaClass::Any | SchemaClass::Bytes) | (Family::Bytes, _)
                if chosen.media_type.is_range() =>
            {
                self.byte_body(schema, &place);
                ContentKind::TypedBytes
            }
            (Family::Bytes, SchemaClass::Text) if !chosen.media_type.is_binary() => {
                self.text_body(schema, &place, stem)?
            }
            (Family::Range | Family::Xml | Family::Text | Family::Bytes, _) => {
                self.byte_body(schema, &place)
            }
            (Family::Form, SchemaClass::Bytes | SchemaClass::Other) if is_request => {
                let form = self.form(chosen.source, schema, &[], &chosen.place, stem)?;
                ContentKind::Form(Box::new(form))
            }
            (Family::Form, _) => {
                if is_request {
                    let message = "a form without properties becomes text";
                    self.diagnose(Code::SchemaNotApplied, &chosen.place, message);
                }
                self.text_body(schema, &place, stem)?
            }
            (Family::Multipart, _) if is_request && self.may_have_fields(schema, &place) => {
                let form = self.multipart(chosen.source, &chosen.place, stem)?;
                ContentKind::Form(Box::new(form))
            }
            (Family::Stream, _) => {
                ContentKind::Stream(Box::new(self.stream(chosen, stem, direction)?))
            }
            (Family::Multipart | Family::Composed, _) => {
                let message = "unsupported multipart body: it becomes bytes with a media type";
                self.diagnose(Code::SchemaNotApplied, &chosen.place, message)
                    .at_key();
                ContentKind::TypedBytes
            }
        })
    }

    /// Returns `true` if a schema may be that of an object.
    fn may_have_fields(&self, schema: Option<&'a ReferenceOr<Schema>>, place: &Place) -> bool {
        let found = schema.and_then(|schema| self.document.resolve(schema, place));
        found.is_some_and(|found| match &found.item.schema_kind {
            SchemaKind::Type(kind) => matches!(kind, Kind::Object(_)),
            kind => *kind != anything(),
        })
    }

    /// The media type sent: the declared one, or one within a declared range.
    fn sent(&mut self, chosen: &Entry<'a>, kind: &ContentKind) -> String {
        let of_range = match kind {
            ContentKind::TypedBytes if chosen.media_type.is_range() => return chosen.text.clone(),
            ContentKind::TypedBytes => return chosen.essence().to_owned(),
            ContentKind::Json(_) => "application/json",
            ContentKind::Xml(..) => "application/xml",
            ContentKind::Bytes => "application/octet-stream",
            _ => "text/plain",
        };
        let sent = match chosen.media_type.is_range() {
            true => of_range,
            false if chosen.essence() == WATCH => return WATCH.to_owned(),
            false => chosen.text.as_str(),
        };
        if sent != chosen.text && chosen.essence() != "application/*+json" {
            let (range, sent) = (quoted(&chosen.text), quoted(sent));
            let message = format!("media range {range}, read as {sent}");
            self.diagnose(Code::MediaTypeTakenAs, &chosen.place, message)
                .at_key();
        }
        match kind {
            ContentKind::Text if chosen.media_type.charset().is_none() => {
                format!("{sent}; charset=utf-8")
            }
            _ => sent.to_owned(),
        }
    }

    /// A text body. A schema other than a string is not applied.
    fn text_body(
        &mut self,
        schema: Option<&'a ReferenceOr<Schema>>,
        place: &Place,
        stem: &str,
    ) -> Option<ContentKind> {
        let Some(schema) = schema else {
            return Some(ContentKind::Text);
        };
        let found = self.document.resolve(schema, place)?;
        if string_of(found.item).is_some() || found.item.schema_kind == anything() {
            let ty = self.used(schema, place, stem)?.ty;
            match self.types.resolved(&ty).clone().not_null() {
                Type::String(_) | Type::Any => return Some(ContentKind::Text),
                _ => {}
            }
        }
        let message = "this schema is not applied: the body becomes text";
        self.diagnose(Code::SchemaNotApplied, place, message);
        Some(ContentKind::Text)
    }

    /// A body of bytes. A schema other than an unconstrained string is not applied.
    fn byte_body(&mut self, schema: Option<&'a ReferenceOr<Schema>>, place: &Place) -> ContentKind {
        let string = schema
            .and_then(|schema| self.document.resolve(schema, place))
            .and_then(|found| string_of(found.item));
        let plain = |string: &StringType| {
            let format = VariantOrUnknownOrEmpty::Item(StringFormat::Binary);
            *string == StringType::default()
                || *string
                    == StringType {
                        format,
                        ..StringType::default()
                    }
        };
        if self.schema_class(schema, place) == SchemaClass::Other
            || string.is_some_and(|string| !plain(string))
        {
            let message = "this schema is not applied: the body becomes bytes";
            self.diagnose(Code::SchemaNotApplied, place, message);
        }
        ContentKind::Bytes
    }

    fn schema_class(&self, schema: Option<&'a ReferenceOr<Schema>>, place: &Place) -> SchemaClass {
        let Some(schema) = schema else {
            return SchemaClass::Any;
        };
        let Some(found) = self.document.resolve(schema, place) else {
            return SchemaClass::Other;
        };
        let binary = VariantOrUnknownOrEmpty::Item(StringFormat::Binary);
        match (string_of(found.item), &found.item.schema_kind) {
            (Some(string), _) if string.format == binary => SchemaClass::Bytes,
            (Some(_), _) => SchemaClass::Text,
            (None, kind) if *kind == anything() => SchemaClass::Any,
            _ => SchemaClass::Other,
        }
    }
}

fn string_of(schema: &Schema) -> Option<&StringType> {
    match &schema.schema_kind {
        SchemaKind::Type(Kind::String(string)) => Some(string),
        _ => None,
    }
}

/// An empty schema.
fn anything() -> SchemaKind {
    SchemaKind::Any(openapiv3::AnySchema::default())
}
