//! Bodies: what they hold and how they are written.

use super::{ConstraintId, Style, Text, Type, XmlId};
use crate::names::Name;

/// A body of a request or of a response.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The media type that it is sent as; a range where what is sent has one of its own.
    pub media_type: String,
    /// The media types and ranges that the server reads, with commas between them.
    pub accepted: String,
    /// What it holds.
    pub kind: ContentKind,
    /// What its value must hold to besides, where the server reads it.
    pub constraint: Option<ConstraintId>,
    /// The XML that stands for the same value as the JSON or the form that it is.
    pub xml: Option<OrXml>,
}

/// XML that the server reads and answers where its caller would rather have it than JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrXml {
    /// The element that it is.
    pub document: XmlId,
    /// The media types, of which the first is answered.
    pub media_types: Vec<String>,
}

/// What a body holds.
#[derive(Clone, Debug, PartialEq)]
pub enum ContentKind {
    /// JSON of this type.
    Json(Type),
    /// XML of this type: the element that it is.
    Xml(Type, XmlId),
    /// Text.
    Text(Text),
    /// Bytes, as they are.
    Bytes,
    /// Bytes, as they are, with their media type, which is one of a range.
    Media,
    /// A form.
    Form(Box<Form>),
    /// Values of a type, one after the other.
    Values(Box<Values>),
    /// One of several, by its media type.
    Choice(Choice),
}

/// Values that come one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Values {
    /// The type of each.
    pub ty: Type,
    /// How they are told apart.
    pub framing: Framing,
    /// Whether they are those of a request.
    pub are_requested: bool,
}

/// How values that come one after the other are told apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Framing {
    /// Each is a line of JSON.
    Lines,
    /// Each is JSON behind a mark (RFC 7464).
    Sequence,
    /// Each is an event.
    Events(EventData),
}

/// What of an event a value is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventData {
    /// Its data, as JSON.
    Json,
    /// Its data, as a text.
    Text,
    /// All of it.
    Whole {
        /// The field of its kind.
        event: &'static str,
        /// Whether its data is a text.
        data_is_text: bool,
        /// Whether the time to wait is a text.
        retry_is_text: bool,
    },
}

impl Values {
    /// Whether each is the data of an event, beside which others stand.
    pub fn are_data(&self) -> bool {
        matches!(
            self.framing,
            Framing::Events(EventData::Json | EventData::Text)
        )
    }
}

/// A form, whose fields make a value.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The type of the value.
    pub ty: Type,
    /// How those fields are written that are more than texts, by their names on the wire.
    pub styles: Vec<(String, FieldStyle)>,
    /// Whether JSON is read as well. Then a client sends JSON.
    pub or_json: bool,
    /// The fields that take files, if the fields are parts of a body.
    pub files: Option<Vec<FileField>>,
}

impl Form {
    /// Whether files go with the fields.
    pub fn takes_files(&self) -> bool {
        self.files.as_ref().is_some_and(|files| !files.is_empty())
    }
}

/// A field that takes files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileField {
    /// Its name on the wire.
    pub name: String,
    /// Whether it must be given.
    pub required: bool,
    /// Whether it takes several.
    pub several: bool,
    /// The media types and ranges that it takes, with commas between them; any, if it is empty.
    pub media_types: String,
}

/// How a field of a form is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldStyle {
    /// In a style of parameters.
    Styled(Style),
    /// As JSON, each item of a list for itself.
    Json,
}

/// Bodies of which one is sent.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The name of the type that holds one of them.
    pub name: Name,
    /// The bodies, in the order of the description.
    pub variants: Vec<Variant>,
}

/// A body that may be chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Variant {
    /// The name of its variant, after its media type.
    pub name: Name,
    /// The body. It is no choice itself.
    pub content: Content,
}

impl Content {
    /// The type of its value, if it is JSON. Of several bodies, the first that is JSON counts.
    pub fn json(&self) -> Option<&Type> {
        match &self.kind {
            ContentKind::Json(ty) => Some(ty),
            ContentKind::Xml(..)
            | ContentKind::Text(_)
            | ContentKind::Bytes
            | ContentKind::Media
            | ContentKind::Values(_)
            | ContentKind::Form(_) => None,
            ContentKind::Choice(choice) => {
                let mut variants = choice.variants.iter();
                variants.find_map(|variant| variant.content.json())
            }
        }
    }

    /// The type of the value that it is decoded to, if it is one body of JSON or of XML.
    pub fn decoded(&self) -> Option<&Type> {
        match &self.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => Some(ty),
            ContentKind::Text(_)
            | ContentKind::Bytes
            | ContentKind::Media
            | ContentKind::Form(_)
            | ContentKind::Values(_)
            | ContentKind::Choice(_) => None,
        }
    }

    /// The types of all its values.
    pub fn types(&self) -> Vec<&Type> {
        match &self.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => vec![ty],
            ContentKind::Form(form) => vec![&form.ty],
            ContentKind::Values(values) => vec![&values.ty],
            ContentKind::Text(_) | ContentKind::Bytes | ContentKind::Media => Vec::new(),
            ContentKind::Choice(choice) => {
                let variants = choice.variants.iter();
                variants
                    .flat_map(|variant| variant.content.types())
                    .collect()
            }
        }
    }

    /// The same, to be changed.
    pub fn types_mut(&mut self) -> Vec<&mut Type> {
        match &mut self.kind {
            ContentKind::Json(ty) | ContentKind::Xml(ty, _) => vec![ty],
            ContentKind::Form(form) => vec![&mut form.ty],
            ContentKind::Values(values) => vec![&mut values.ty],
            ContentKind::Text(_) | ContentKind::Bytes | ContentKind::Media => Vec::new(),
            ContentKind::Choice(choice) => {
                let variants = choice.variants.iter_mut();
                variants
                    .flat_map(|variant| variant.content.types_mut())
                    .collect()
            }
        }
    }

    /// Whether it is given as it comes.
    pub fn is_streamed(&self) -> bool {
        self.is_bytes() || matches!(self.kind, ContentKind::Values(_))
    }

    /// Whether it is bytes that no rule is about.
    pub fn is_bytes(&self) -> bool {
        matches!(self.kind, ContentKind::Bytes | ContentKind::Media)
    }

    /// The bodies that it may be: itself, or each of several.
    pub fn variants(&self) -> Vec<&Self> {
        match &self.kind {
            ContentKind::Choice(choice) => {
                let variants = choice.variants.iter();
                variants.map(|variant| &variant.content).collect()
            }
            _ => vec![self],
        }
    }

    /// The body that a client sends and expects unless it is told otherwise: the first.
    pub fn first(&self) -> &Self {
        match &self.kind {
            ContentKind::Choice(choice) => choice
                .variants
                .first()
                .map_or(self, |variant| &variant.content),
            _ => self,
        }
    }

    /// The choice that it is, if it is one.
    pub fn choice(&self) -> Option<&Choice> {
        match &self.kind {
            ContentKind::Choice(choice) => Some(choice),
            _ => None,
        }
    }

    /// The body of a media type; the first where none is of it.
    pub fn of(&self, media_type: &str) -> &Self {
        let mut variants = self.variants().into_iter();
        let found = variants.find(|variant| variant.essence().eq_ignore_ascii_case(media_type));
        found.unwrap_or_else(|| self.first())
    }

    /// The media type without its parameters.
    pub fn essence(&self) -> &str {
        self.media_type.split(';').next().unwrap_or_default().trim()
    }
}
