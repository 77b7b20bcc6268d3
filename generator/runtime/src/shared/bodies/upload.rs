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
    /// The headers of the part. When sending, `Content-Disposition` is added, and `Content-Type`
    /// unless it is here and `media_type` is empty.
    pub headers: HeaderMap,
    /// The content.
    pub bytes: ByteStream,
}

impl FilePart {
    /// Creates a file without a file name and media type. A client sends the name of the field as the
    /// file name, and the media type of the description, or `application/octet-stream`.
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

/// A file field of a form.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct FileField {
    /// The name of the field.
    pub name: &'static str,
    /// `true` if it is required.
    pub required: bool,
    /// `true` if it can be repeated.
    pub several: bool,
    /// The accepted media types and ranges, separated by commas; any if empty.
    pub media_types: &'static str,
}

impl FileField {
    /// Creates an optional field for one file of any media type.
    pub const fn new(name: &'static str) -> Self {
        Self {
            name,
            required: false,
            several: false,
            media_types: "",
        }
    }

    /// Requires a file.
    #[must_use]
    pub const fn required(self) -> Self {
        Self {
            required: true,
            ..self
        }
    }

    /// Allows several files.
    #[must_use]
    pub const fn several(self) -> Self {
        Self {
            several: true,
            ..self
        }
    }

    /// Sets the accepted media types and ranges, separated by commas.
    #[must_use]
    pub const fn media_types(self, media_types: &'static str) -> Self {
        Self {
            media_types,
            ..self
        }
    }
}
