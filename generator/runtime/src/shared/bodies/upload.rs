//! Uploads of files (`multipart/form-data`, RFC 7578).

use http::HeaderMap;

use crate::runtime::byte_stream::ByteStream;

/// The fields of a form, and its files.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Upload<T> {
    /// The fields that are not files.
    pub fields: T,
    /// The files, in order.
    pub files: Vec<FilePart>,
}

impl<T> Upload<T> {
    /// Creates an upload without files.
    pub fn new(fields: T) -> Self {
        Self {
            fields,
            files: Vec::new(),
        }
    }

    /// Adds a file.
    #[must_use]
    pub fn file(mut self, file: FilePart) -> Self {
        self.files.push(file);
        self
    }

    /// Returns the files of a field.
    pub fn files_of(&self, field: &str) -> impl Iterator<Item = &FilePart> {
        self.files.iter().filter(move |file| file.field == field)
    }
}

/// A file of a form.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FilePart {
    /// The form field.
    pub field: String,
    /// The file name given by the sender, if any. It is not a path to write to.
    pub file_name: Option<String>,
    /// The media type; empty if none was sent.
    pub media_type: String,
    /// The headers of the part. When sending, `Content-Disposition` and `Content-Type` are added.
    pub headers: HeaderMap,
    /// The content.
    pub bytes: ByteStream,
}

impl FilePart {
    /// Creates a file without a name.
    pub fn new(field: impl Into<String>, bytes: impl Into<ByteStream>) -> Self {
        Self {
            field: field.into(),
            file_name: None,
            media_type: String::new(),
            headers: HeaderMap::new(),
            bytes: bytes.into(),
        }
    }

    /// Sets the file name.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Sets the media type.
    #[must_use]
    pub fn media_type(mut self, media_type: impl Into<String>) -> Self {
        self.media_type = media_type.into();
        self
    }
}
