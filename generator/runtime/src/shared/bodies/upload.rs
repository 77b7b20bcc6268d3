//! Uploads of files (`multipart/form-data`, RFC 7578).

use http::HeaderMap;

use crate::runtime::byte_stream::ByteStream;
use crate::runtime::file_field::FileField;

/// The fields of a form, and its files.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Upload<T, F> {
    /// The fields that are not files.
    pub fields: T,
    /// The files, by field.
    pub files: F,
}

impl<T, F> Upload<T, F> {
    /// Creates an upload.
    pub fn new(fields: T, files: F) -> Self {
        Self { fields, files }
    }
}

/// A file of a form.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct FilePart {
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
    /// file name, and the media type of the description or of the file name's extension, or
    /// `application/octet-stream`.
    pub fn new(bytes: impl Into<ByteStream>) -> Self {
        Self {
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

/// The files of a form, by field.
#[doc(hidden)]
pub trait Files: Sized {
    /// The fields.
    const FIELDS: &'static [FileField];

    /// Returns the files of each field.
    fn parts(&self) -> Vec<&[FilePart]>;

    /// Takes the files of each field; `None` if a required one is missing.
    fn from_parts(parts: &mut dyn Iterator<Item = Vec<FilePart>>) -> Option<Self>;
}

/// Returns the files with the names of their fields.
#[doc(hidden)]
pub fn named<F: Files>(files: &F) -> Vec<(&'static str, &FilePart)> {
    let parts = F::FIELDS.iter().zip(files.parts());
    parts
        .flat_map(|(field, parts)| parts.iter().map(|part| (field.name, part)))
        .collect()
}

/// Creates the files of a form from files with the names of their fields; `None` if a required one is
/// missing.
#[doc(hidden)]
pub fn from_named<F: Files>(named: &[(String, FilePart)]) -> Option<F> {
    let mut parts = F::FIELDS.iter().map(|field| {
        let own = named.iter().filter(|(name, _)| name == field.name);
        own.map(|(_, part)| part.clone()).collect()
    });
    F::from_parts(&mut parts)
}

/// A field of [`Files`]: one file, at most one, or several.
#[doc(hidden)]
pub trait FileValue: Sized {
    /// Returns the files.
    fn parts(&self) -> &[FilePart];

    /// Takes the files; `None` if a required one is missing.
    fn from_parts(parts: Vec<FilePart>) -> Option<Self>;
}

impl FileValue for FilePart {
    fn parts(&self) -> &[FilePart] {
        std::slice::from_ref(self)
    }

    fn from_parts(parts: Vec<FilePart>) -> Option<Self> {
        parts.into_iter().next()
    }
}

impl FileValue for Option<FilePart> {
    fn parts(&self) -> &[FilePart] {
        self.as_slice()
    }

    fn from_parts(parts: Vec<FilePart>) -> Option<Self> {
        Some(parts.into_iter().next())
    }
}

impl FileValue for Vec<FilePart> {
    fn parts(&self) -> &[FilePart] {
        self
    }

    fn from_parts(parts: Vec<FilePart>) -> Option<Self> {
        Some(parts)
    }
}

/// Implements [`Files`] for a struct. Each row has the name of a field, and its [`FileField`].
#[doc(hidden)]
#[macro_export]
macro_rules! implement_files {
    ($files:ident { $($name:ident: $field:expr;)* }) => {
        impl $crate::runtime::upload::Files for $files {
            const FIELDS: &'static [$crate::runtime::file_field::FileField] = &[$($field),*];

            fn parts(&self) -> Vec<&[$crate::runtime::upload::FilePart]> {
                vec![$($crate::runtime::upload::FileValue::parts(&self.$name)),*]
            }

            fn from_parts(
                parts: &mut dyn Iterator<Item = Vec<$crate::runtime::upload::FilePart>>,
            ) -> Option<Self> {
                Some(Self {
                    $($name: $crate::runtime::upload::FileValue::from_parts(parts.next()?)?,)*
                })
            }
        }
    };
}

pub use implement_files as implement;
