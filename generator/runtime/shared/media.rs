//! Bytes of a media type that is known only when they are sent.

use bytes::Bytes;

/// Bytes and their media type, which is one of a range: `image/png` of `image/*`.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Media {
    /// The media type, with its parameters; empty where none was sent.
    pub media_type: String,
    /// The bytes.
    pub bytes: Bytes,
}

impl Media {
    /// Bytes of a media type.
    pub fn new(media_type: impl Into<String>, bytes: impl Into<Bytes>) -> Self {
        Self {
            media_type: media_type.into(),
            bytes: bytes.into(),
        }
    }
}
