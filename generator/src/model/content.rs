//! Bodies: what they hold and how they are written.

use super::{Text, Type};

/// A body of a request or of a response.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The media type that it is sent as.
    pub media_type: String,
    /// The media types and ranges that the server reads, with commas between them.
    pub accepted: String,
    /// What it holds.
    pub kind: ContentKind,
}

/// What a body holds.
#[derive(Clone, Debug, PartialEq)]
pub enum ContentKind {
    /// JSON of this type.
    Json(Type),
    /// Text.
    Text(Text),
    /// Bytes, as they are.
    Bytes,
}

impl Content {
    /// The type of its value, if it is JSON.
    pub fn json(&self) -> Option<&Type> {
        match &self.kind {
            ContentKind::Json(ty) => Some(ty),
            ContentKind::Text(_) | ContentKind::Bytes => None,
        }
    }

    /// The media type without its parameters.
    pub fn essence(&self) -> &str {
        self.media_type.split(';').next().unwrap_or_default().trim()
    }
}
