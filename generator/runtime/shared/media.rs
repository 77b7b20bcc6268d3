//! Bytes of a media type that is known only when they are sent.

use super::byte_stream::ByteStream;

/// Bytes and their media type, of which the description leaves something open: `image/png` of
/// `image/*`, or what stands between the parts of `multipart/mixed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Media {
    /// The media type, with its parameters; empty where none was sent.
    pub media_type: String,
    /// The bytes.
    pub bytes: ByteStream,
}

impl Media {
    /// Bytes of a media type.
    pub fn new(media_type: impl Into<String>, bytes: impl Into<ByteStream>) -> Self {
        Self {
            media_type: media_type.into(),
            bytes: bytes.into(),
        }
    }
}
