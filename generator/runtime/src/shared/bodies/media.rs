//! Bytes whose media type is chosen when they are sent.

use crate::runtime::byte_stream::ByteStream;

/// Bytes and their media type, for media type ranges such as `image/*` and media types with
/// parameters such as `multipart/mixed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Media {
    /// The media type with its parameters; empty if none was sent.
    pub media_type: String,
    /// The content.
    pub bytes: ByteStream,
}

impl Media {
    /// Creates a body of a media type.
    pub fn new(media_type: impl Into<String>, bytes: impl Into<ByteStream>) -> Self {
        Self {
            media_type: media_type.into(),
            bytes: bytes.into(),
        }
    }
}
