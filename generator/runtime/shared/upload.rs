//! Fields and files that are sent together (`multipart/form-data`, RFC 7578).

use http::HeaderMap;

use super::byte_stream::ByteStream;

/// The fields of a form, and the files that go with them.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Upload<T> {
    /// The fields.
    pub fields: T,
    /// The files, in their order.
    pub files: Vec<FilePart>,
}

impl<T> Upload<T> {
    /// Fields without a file.
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

    /// The files of a field.
    pub fn files_of(&self, field: &str) -> impl Iterator<Item = &FilePart> {
        self.files.iter().filter(move |file| file.field == field)
    }
}

/// A file of a form.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FilePart {
    /// The field that it is given for.
    pub field: String,
    /// Its name, if it has one. It is what the sender says, and no path to write to.
    pub file_name: Option<String>,
    /// Its media type; empty where none is said.
    pub media_type: String,
    /// The headers of its part. A sender adds to them what says its name and its media type.
    pub headers: HeaderMap,
    /// What it holds.
    pub bytes: ByteStream,
}

impl FilePart {
    /// A file for a field, without a name.
    pub fn new(field: impl Into<String>, bytes: impl Into<ByteStream>) -> Self {
        Self {
            field: field.into(),
            file_name: None,
            media_type: String::new(),
            headers: HeaderMap::new(),
            bytes: bytes.into(),
        }
    }

    /// Sets its name.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Sets its media type.
    #[must_use]
    pub fn media_type(mut self, media_type: impl Into<String>) -> Self {
        self.media_type = media_type.into();
        self
    }
}
