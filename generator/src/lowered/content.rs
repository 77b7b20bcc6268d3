//! Bodies and their media types.

use openapi_crates_runtime::generator::media_type::parameters;

use super::{Count, SchemaId, Style, Type, XmlId};
use crate::names::Name;

/// The media type of the values of Kubernetes, one for each line: a parameter distinguishes it from JSON.
pub const WATCH: &str = "application/json;stream=watch";

/// A body of a request or of a response.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The media type sent, or a range if each body names its own.
    pub media_type: String,
    /// The accepted media types and ranges, comma-separated.
    pub accepted: String,
    /// The kind of content.
    pub kind: ContentKind,
    /// The schema by which it is validated, if it is; that of each value, in a stream.
    pub schema: Option<SchemaId>,
    /// The XML alternative with the same schema.
    pub xml: Option<OrXml>,
}

/// The XML alternative of a JSON body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrXml {
    /// The root element.
    pub document: XmlId,
    /// The media types; responses have the first.
    pub media_types: Vec<String>,
}

/// The kind of a body.
#[derive(Clone, Debug, PartialEq)]
pub enum ContentKind {
    /// JSON.
    Json(Type),
    /// XML with this root element.
    Xml(Type, XmlId),
    /// Text.
    Text,
    /// Bytes.
    Bytes,
    /// Bytes with a media type within a range.
    TypedBytes,
    /// A form.
    Form(Box<Form>),
    /// A stream of values.
    Stream(Box<ValueStream>),
    /// One of several bodies, selected by the media type.
    Union(ContentUnion),
}

/// A stream of values (a sequential media type).
#[derive(Clone, Debug, PartialEq)]
pub struct ValueStream {
    /// The value type.
    pub ty: Type,
    /// The framing.
    pub framing: Framing,
    /// `true` for a request body.
    pub is_request: bool,
    /// The value that ends the stream.
    pub end: StreamEnd,
}

/// The value that ends a stream, before the body does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StreamEnd {
    /// The event `[DONE]`, if its data are not valid.
    Default,
    /// The text of a value (`x-stream-end`).
    Marker(String),
    /// None (`x-stream-end: false`).
    Never,
}

/// The framing of values in a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Framing {
    /// JSON Lines.
    Lines,
    /// JSON text sequences (RFC 7464).
    Sequence,
    /// Server-sent events.
    Events(EventData),
}

/// The part of a server-sent event that is the value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventData {
    /// The data, as JSON.
    Json,
    /// The data, as text.
    Text,
    /// The whole event.
    Whole {
        /// The property with the event type.
        event: &'static str,
        /// The property with the id.
        id: &'static str,
        /// The property with the reconnection time.
        retry: &'static str,
        /// `true` if that is text.
        retry_is_text: bool,
        /// `true` if `data` is text.
        data_is_text: bool,
    },
}

impl ValueStream {
    /// `true` if values are the data of events.
    pub fn are_event_data(&self) -> bool {
        matches!(
            self.framing,
            Framing::Events(EventData::Json | EventData::Text)
        )
    }
}

/// A form.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The type of the fields together.
    pub ty: Type,
    /// The styles of the declared fields, by wire name.
    pub styles: Vec<(String, FieldStyle)>,
    /// The style of additional fields.
    pub additional_style: FieldStyle,
    /// `true` if the server accepts JSON, too, which the client then sends.
    pub or_json: bool,
    /// The encoding of the same fields as `multipart/form-data`, if the server accepts that in addition to this form and JSON.
    pub or_multipart: Option<Box<Self>>,
    /// The media types of the parts that declare one, by wire name, without files.
    pub media_types: Vec<(String, String)>,
    /// The file fields of a multipart body.
    pub files: Option<Vec<FileField>>,
    /// The name of the struct with a field for each of them.
    pub files_name: Option<Name>,
}

impl Form {
    /// The encoding of the fields as `multipart/form-data`, if that is accepted.
    pub fn multipart(&self) -> Option<&Self> {
        match self.files {
            Some(_) => Some(self),
            None => self.or_multipart.as_deref(),
        }
    }

    /// `true` if there are file fields.
    pub fn takes_files(&self) -> bool {
        self.files.as_ref().is_some_and(|files| !files.is_empty())
    }
}

/// A file field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileField {
    /// Its name.
    pub name: Name,
    /// The documentation from the description.
    pub description: Option<String>,
    /// `true` if required.
    pub required: bool,
    /// `true` if it takes several files.
    pub several: bool,
    /// The accepted media types and ranges, comma-separated; any if empty.
    pub media_types: String,
    /// The number of files, if there are any.
    pub count: Count,
    /// The size of a file, in bytes.
    pub size: Count,
}

/// The encoding of a form field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldStyle {
    /// A parameter style.
    Styled(Style),
    /// JSON.
    Json,
    /// A field for each item of an array, as JSON.
    JsonItems,
}

/// A union of bodies by media type.
#[derive(Clone, Debug, PartialEq)]
pub struct ContentUnion {
    /// The type name.
    pub name: Name,
    /// The variants.
    pub variants: Vec<ContentVariant>,
}

/// A variant of a union of bodies.
#[derive(Clone, Debug, PartialEq)]
pub struct ContentVariant {
    /// The variant name, after the media type.
    pub name: Name,
    /// The body, which is not a union itself.
    pub content: Content,
}

impl Content {
    /// The type of the (first) JSON body.
    pub fn json(&self) -> Option<&Type> {
        match &self.kind {
            ContentKind::Json(ty) => Some(ty),
            ContentKind::Union(union) => {
                let mut variants = union.variants.iter();
                variants.find_map(|variant| variant.content.json())
            }
            _ => None,
        }
    }

    /// The type of a body that is only JSON or XML.
    pub fn decoded(&self) -> Option<&Type> {
        match &self.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => Some(ty),
            _ => None,
        }
    }

    /// The types in the body.
    pub fn types(&self) -> Vec<&Type> {
        match &self.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => vec![ty],
            ContentKind::Form(form) => vec![&form.ty],
            ContentKind::Stream(stream) => vec![&stream.ty],
            ContentKind::Text | ContentKind::Bytes | ContentKind::TypedBytes => Vec::new(),
            ContentKind::Union(union) => {
                let variants = union.variants.iter();
                variants
                    .flat_map(|variant| variant.content.types())
                    .collect()
            }
        }
    }

    /// Mutable access to [`Self::types`].
    pub fn types_mut(&mut self) -> Vec<&mut Type> {
        match &mut self.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => vec![ty],
            ContentKind::Form(form) => vec![&mut form.ty],
            ContentKind::Stream(stream) => vec![&mut stream.ty],
            ContentKind::Text | ContentKind::Bytes | ContentKind::TypedBytes => Vec::new(),
            ContentKind::Union(union) => {
                let variants = union.variants.iter_mut();
                variants
                    .flat_map(|variant| variant.content.types_mut())
                    .collect()
            }
        }
    }

    /// `true` if handlers receive a stream.
    pub fn is_streamed(&self) -> bool {
        self.is_bytes() || matches!(self.kind, ContentKind::Stream(_))
    }

    /// `true` for bytes.
    pub fn is_bytes(&self) -> bool {
        matches!(self.kind, ContentKind::Bytes | ContentKind::TypedBytes)
    }

    /// `true` for a form that declares no fields.
    pub fn takes_any_part(&self) -> bool {
        self.kind == ContentKind::TypedBytes && self.essence() == "multipart/form-data"
    }

    /// The body itself, or each of a union.
    pub fn variants(&self) -> Vec<&Self> {
        match self.union() {
            Some(union) => union.variants.iter().map(|one| &one.content).collect(),
            None => vec![self],
        }
    }

    /// The default body: the first.
    pub fn first(&self) -> &Self {
        let first = self.union().and_then(|union| union.variants.first());
        first.map_or(self, |variant| &variant.content)
    }

    /// `true` if the media type determines how the body is read: a body of bytes does not depend on it.
    pub fn depends_on_media_type(&self) -> bool {
        let is_bytes = |variant: &ContentVariant| variant.content.is_bytes();
        self.union()
            .is_some_and(|union| !union.variants.iter().all(is_bytes))
    }

    /// The union.
    pub fn union(&self) -> Option<&ContentUnion> {
        match &self.kind {
            ContentKind::Union(union) => Some(union),
            _ => None,
        }
    }

    /// The body of a media type, or the default.
    pub fn of(&self, media_type: &str) -> &Self {
        let mut variants = self.variants().into_iter();
        let found = variants.find(|variant| variant.essence().eq_ignore_ascii_case(media_type));
        found.unwrap_or_else(|| self.first())
    }

    /// The media type without its parameters; for a declared range, the range, unless the body is JSON.
    pub fn range(&self) -> &str {
        let is_json = matches!(self.kind, ContentKind::Json(_));
        match self.accepted.as_str() {
            range if !is_json && range.contains('*') && !range.contains(',') => range,
            _ => self.essence(),
        }
    }

    /// The media type or range that the client requests: with parameters, which belong to the declared media type, except
    /// for `charset`.
    pub fn requested(&self) -> String {
        let range = self.range();
        let is_essence = range == self.essence() && range != WATCH;
        let of_essence = Some(self.media_type.as_bytes()).filter(|_| is_essence);
        let parameters = of_essence.into_iter().flat_map(parameters);
        let others = parameters.filter(|(name, _)| !name.eq_ignore_ascii_case(b"charset"));
        others.fold(range.to_owned(), |requested, (name, value)| {
            let [name, value] = [name, value].map(String::from_utf8_lossy);
            format!("{requested};{name}={value}")
        })
    }

    /// The media type without its parameters, except for [`WATCH`].
    pub fn essence(&self) -> &str {
        if self.media_type == WATCH {
            return WATCH;
        }
        self.media_type.split(';').next().unwrap_or_default().trim()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_essence_has_no_parameters_and_the_range_is_the_declared_one() {
        let json = || ContentKind::Json(Type::Boolean);
        let rows = [
            (
                json(),
                "application/json; version=1",
                "application/*",
                "application/json",
                "application/json;version=1",
            ),
            (
                ContentKind::Bytes,
                "application/octet-stream",
                "*/*",
                "*/*",
                "*/*",
            ),
            (
                ContentKind::TypedBytes,
                "image/*",
                "image/*",
                "image/*",
                "image/*",
            ),
            (
                ContentKind::Bytes,
                "image/png",
                "image/png, image/*",
                "image/png",
                "image/png",
            ),
            (
                ContentKind::Text,
                "text/plain ; charset=utf-8",
                "text/plain",
                "text/plain",
                "text/plain",
            ),
        ];
        for (kind, media_type, accepted, range, requested) in rows {
            let content = Content {
                media_type: media_type.to_owned(),
                accepted: accepted.to_owned(),
                kind,
                schema: None,
                xml: None,
            };
            assert_eq!(content.range(), range, "{media_type}");
            assert_eq!(content.requested(), requested, "{media_type}");
            assert!(media_type.starts_with(content.essence()) && !content.essence().contains(';'));
        }
    }
}
