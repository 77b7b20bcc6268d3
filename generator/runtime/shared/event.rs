//! Events that a server sends as they happen (WHATWG HTML, "Server-sent events").

use std::time::Duration;

use super::decode::{self, Decode};
use super::encode::{self, Encode};
use super::fault::Fault;
use super::frames::Frame;

/// An event: its data, and what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event<T> {
    /// The data.
    pub data: T,
    /// What kind of event it is.
    pub event: Option<String>,
    /// Its id: where a connection breaks, events are asked for again from the last one.
    pub id: Option<String>,
    /// The time to wait before a connection that broke is made again.
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
    /// Says what kind of event it is.
    #[must_use]
    pub fn event(mut self, event: impl Into<String>) -> Self {
        self.event = Some(event.into());
        self
    }

    /// Gives it an id.
    #[must_use]
    pub fn id(mut self, id: impl Into<String>) -> Self {
        self.id = Some(id.into());
        self
    }

    /// Says how long to wait before a connection that broke is made again.
    #[must_use]
    pub fn retry(mut self, wait: Duration) -> Self {
        self.retry = Some(wait);
        self
    }

    /// The event that was sent with some data.
    #[doc(hidden)]
    pub fn received(data: T, frame: &Frame) -> Self {
        Self {
            data,
            event: frame.event.clone(),
            id: frame.id.clone(),
            retry: frame.retry.map(Duration::from_millis),
        }
    }

    /// What is sent.
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

/// Reads data that is a text: a string in JSON.
pub fn read_text<T: Decode>(frame: &Frame) -> Result<T, Fault> {
    let text = str::from_utf8(&frame.data).map_err(|_| Fault::new("is not UTF-8"))?;
    let json = encode::to_text(text).unwrap_or_default();
    decode::from_text(&json)
}

/// Data that is a text, as a string in JSON; as it is where it is none.
pub fn json_of(frame: &Frame) -> Vec<u8> {
    match str::from_utf8(&frame.data) {
        Ok(text) => encode::to_bytes(text).unwrap_or_default(),
        Err(_) => frame.data.clone(),
    }
}

/// Writes data that is a text.
pub fn write_text<T: Encode>(data: &T) -> Option<Vec<u8>> {
    let text: String = decode::from_bytes(&encode::to_bytes(data)?).ok()?;
    Some(text.into_bytes())
}
