//! Bytes whose media type is chosen when they are sent.

use super::byte_stream::ByteStream;

/// Bytes and their media type, for media type ranges such as `image/*` and media types with
/// parameters such as `multipart/mixed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Media {
    /// The media type with its parameters; empty if none was sent.
    pub media_type: String,
    pub bytes: ByteStream,
}

impl Media {
    pub fn new(media_type: impl Into<String>, bytes: impl Into<ByteStream>) -> Self {
        Self {
            media_type: media_type.into(),
            bytes: bytes.into(),
        }
    }
}
