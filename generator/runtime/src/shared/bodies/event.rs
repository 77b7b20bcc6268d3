//! Server-sent events (WHATWG HTML, "Server-sent events").

use std::time::Duration;

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{self, Encode};
use crate::runtime::framing::Frame;
use crate::runtime::tolerance::Tolerance;

/// A server-sent event.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event<T> {
    /// The payload.
    pub data: T,
    /// The event type.
    pub event: Option<String>,
    /// The id, from which a broken connection resumes.
    pub id: Option<String>,
    /// The time to wait before reconnecting.
    pub retry: Option<Duration>,
}

impl<T> From<T> for Event<T> {
    fn from(data: T) -> Self {
        Self {
            data,
            event: None,
            id: None,
            retry: None,
        }
    }
}

impl<T> Event<T> {
    /// Sets the event type.
    #[must_use]
    pub fn event(mut self, event: impl Into<String>) -> Self {
        self.event = Some(event.into());
        self
    }

    /// Sets the id.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Sets the time to wait before reconnecting.
    #[must_use]
    pub fn retry(mut self, wait: Duration) -> Self {
        self.retry = Some(wait);
        self
    }

    /// Combines decoded data with the fields of its frame.
    #[doc(hidden)]
    pub fn received(data: T, frame: &Frame) -> Self {
        Self {
            data,
            event: frame.event.clone(),
            id: frame.id.clone(),
            retry: frame.retry.map(Duration::from_millis),
        }
    }

    /// Converts the event to a frame.
    #[doc(hidden)]
    pub fn to_frame(&self, data: Vec<u8>) -> Frame {
        let retry = self.retry.map(|retry| retry.as_millis());
        Frame {
            event: self.event.clone(),
            id: self.id.clone(),
            retry: retry.map(|retry| u64::try_from(retry).unwrap_or(u64::MAX)),
            ..Frame::of(data)
        }
    }
}

/// Decodes data that is plain text rather than JSON, as a client.
pub fn read_text<T: Decode>(frame: &Frame) -> Result<T, DecodeError> {
    let text = std::str::from_utf8(&frame.data).map_err(|_| DecodeError::new("is not UTF-8"))?;
    let json = encode::to_text(text).unwrap_or_default();
    decode::from_text_with(&json, Tolerance::Tolerant)
}

/// Returns plain-text data as a JSON string; data that is not UTF-8 is returned unchanged.
pub fn json_of(frame: &Frame) -> Vec<u8> {
    match std::str::from_utf8(&frame.data) {
        Ok(text) => encode::to_bytes(text).unwrap_or_default(),
        Err(_) => frame.data.clone(),
    }
}

/// Encodes data as plain text.
pub fn write_text<T: Encode>(data: &T) -> Option<Vec<u8>> {
    let text: String = decode::from_bytes(&encode::to_bytes(data)?).ok()?;
    Some(text.into_bytes())
}
