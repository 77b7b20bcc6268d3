//! Bodies of requests and responses.

use serde::Serialize;

use super::Type;

/// A body of one media type.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Content {
    /// The media type, or a range if each body names its own.
    pub media_type: String,
    /// The other media types and ranges that a reader accepts with the same type and encoding.
    pub also_accepted: Vec<String>,
    /// The encoding.
    pub encoding: Encoding,
    /// The type of the value, or of each value of a stream; `None` for text and bytes.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub ty: Option<Type>,
    /// The files of a form, whose other fields are those of the type.
    pub files: Vec<FileField>,
}

/// The encoding of a body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Encoding {
    /// JSON.
    Json,
    /// XML.
    Xml,
    /// Text.
    Text,
    /// Bytes.
    Bytes,
    /// The fields of a form.
    Form,
    /// A stream of values: a sequential media type.
    Stream,
}

/// A file in a form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct FileField {
    /// The name in requests.
    pub name: String,
    /// The Rust name.
    pub rust_name: String,
    /// `true` if it is required.
    pub required: bool,
    /// `true` if it takes several files.
    pub several: bool,
    /// The accepted media types and ranges; any if empty.
    pub media_types: Vec<String>,
    /// The documentation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}
