//! Responses as received, and their decoding.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use http::{Extensions, HeaderMap, HeaderName, HeaderValue, StatusCode};

use crate::runtime::client::careful_option;
use crate::runtime::client::deviation::{Deviation, shortened};
use crate::runtime::client::error_message;
use crate::runtime::client::exchange::Exchange;
use crate::runtime::client::failure::{Failure, Malformed};
use crate::runtime::client::header;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::retry;
use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::client::wire::Incoming;
use crate::runtime::decode::{self, Decode};
use crate::runtime::encode::{self, Encode};

/// A response as received. Its `Debug` shows the beginning of the body.
#[derive(Clone)]
pub struct RawResponse(Box<Parts>);

#[derive(Clone)]
struct Parts {
    status: StatusCode,
    headers: HeaderMap,
    extensions: Extensions,
    body: Bytes,
    /// `true` if the body is kept after it was decoded.
    is_kept: bool,
    /// The values that were left out when the body was decoded.
    deviations: Vec<Deviation>,
    /// `true` if a mock sets the documented status.
    is_mocked: bool,
    /// The body if it is streamed, for the first caller that takes it.
    coming: Option<Coming>,
}

type Coming = Arc<Mutex<Option<Incoming>>>;

impl RawResponse {
    /// Creates a response.
    pub fn new(status: StatusCode, headers: HeaderMap, body: Bytes) -> Self {
        Self(Box::new(Parts {
            status,
            headers,
            extensions: Extensions::new(),
            body,
            is_kept: false,
            deviations: Vec::new(),
            is_mocked: false,
            coming: None,
        }))
    }

    /// Creates a response of a mock with the status 200, unless its operation documents another.
    #[doc(hidden)]
    pub fn mocked(headers: HeaderMap) -> Self {
        let mut mocked = Self::new(StatusCode::OK, headers, Bytes::new());
        mocked.0.is_mocked = true;
        mocked
    }

    /// Sets the documented status of a response of a mock, unless the status was chosen.
    #[doc(hidden)]
    pub fn set_documented_status(&mut self, status: u16) {
        if let (true, Ok(status)) = (self.0.is_mocked, StatusCode::from_u16(status)) {
            self.0.status = status;
        }
    }

    /// Adds a header.
    #[doc(hidden)]
    pub fn append_header(&mut self, name: HeaderName, value: HeaderValue) {
        self.0.headers.append(name, value);
    }

    pub(crate) fn with_extensions(mut self, extensions: Extensions) -> Self {
        self.0.extensions = extensions;
        self
    }

    /// Creates a response with a streamed body.
    pub(crate) fn coming(incoming: Incoming) -> Self {
        let headers = incoming.headers().clone();
        let mut received = Self::new(incoming.status(), headers, Bytes::new())
            .with_extensions(incoming.extensions().clone());
        received.0.coming = Some(Arc::new(Mutex::new(Some(incoming))));
        received
    }

    /// Keeps the connection of a streamed body, and the body of another if the call asks for it.
    pub(crate) fn keep(mut self, connection: Exchange) -> Self {
        self.0.is_kept = connection.keeps_body;
        let mut coming = self.0.coming.as_deref().map(lock);
        if let Some(incoming) = coming.as_deref_mut().and_then(Option::as_mut) {
            incoming.connection = Some(connection);
        }
        drop(coming);
        self
    }

    /// Takes the streamed body, once.
    #[doc(hidden)]
    pub fn take_incoming(&self) -> Option<Incoming> {
        let coming = self.0.coming.as_ref()?;
        lock(coming).take()
    }

    /// Adds the values that were left out when the body was decoded, and keeps the body.
    #[doc(hidden)]
    pub fn with_deviations(mut self, deviations: Vec<Deviation>) -> Self {
        self.0.deviations = deviations;
        self.0.is_kept = true;
        self
    }

    /// Returns the values that were left out when the body was decoded.
    pub(crate) fn deviations(&self) -> &[Deviation] {
        &self.0.deviations
    }

    /// Returns the status.
    pub fn status(&self) -> StatusCode {
        self.0.status
    }

    /// Returns the headers.
    pub fn headers(&self) -> &HeaderMap {
        &self.0.headers
    }

    /// Returns the extensions, in which layers and transports leave values.
    pub fn extensions(&self) -> &Extensions {
        &self.0.extensions
    }

    /// Returns the bytes of the body, which are empty if it is streamed.
    pub fn body(&self) -> &Bytes {
        &self.0.body
    }

    /// Returns the message of an error: in JSON, the text of a property such as `message`, `detail` or `error`; or plain
    /// text.
    pub fn message(&self) -> Option<String> {
        error_message::message(self)
    }

    /// Returns the wait that `Retry-After` asks for, in seconds or as a date.
    pub fn retry_after(&self) -> Option<Duration> {
        retry::retry_after(self.headers())
    }

    /// Formats a colon and the beginning of the body, if it is text.
    pub(crate) fn format_body(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        const READ: usize = 1_000;
        let text = std::str::from_utf8(self.body()).unwrap_or_default();
        let printable = |char: char| if char.is_control() { ' ' } else { char };
        let start: String = text.chars().take(READ).map(printable).collect();
        let words: Vec<_> = start.split_whitespace().collect();
        match words.as_slice() {
            [] => Ok(()),
            words => write!(formatter, ": {}", shortened(words.join(" "))),
        }
    }

    /// Formats a colon and the target of a redirection.
    pub(crate) fn format_target(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match header::read::<String>(self.headers(), "location") {
            Some(target) if self.status().is_redirection() => {
                write!(formatter, ": {}", shortened(target))
            }
            _ => Ok(()),
        }
    }

    /// Drops the body after it was decoded, unless it is kept or the response is not a success.
    pub(crate) fn without_body(mut self) -> Self {
        if !self.0.is_kept && self.status().is_success() {
            self.0.body = Bytes::new();
        }
        self.0.coming = None;
        self
    }

    /// Decodes a success response with a JSON body.
    #[doc(hidden)]
    pub fn json<T: Decode, E>(self) -> Result<Reply<T>, Failure<E>> {
        self.decoded().map_err(|malformed| {
            Failure::Malformed(match malformed.received().body().is_empty() {
                true => malformed.with_option(careful_option::of_empty::<T>()),
                false => malformed,
            })
        })
    }

    /// Decodes a JSON body; compiled once for each type.
    pub(crate) fn decoded<T: Decode>(self) -> Result<Reply<T>, Malformed> {
        match decode::from_bytes_with(self.body(), TOLERANCE) {
            Ok(body) => Ok(Reply::new(body, self)),
            Err(error) => {
                let option = careful_option::of(&error);
                Err(Malformed::json(self, &error).with_option(option))
            }
        }
    }

    /// Reads a success response with a text in UTF-8.
    #[doc(hidden)]
    pub fn text<E>(self) -> Result<Reply<String>, Failure<E>> {
        match std::str::from_utf8(self.body()) {
            Ok(text) => Ok(Reply::new(text.to_owned(), self)),
            Err(error) => Err(Failure::Malformed(Malformed::whole(self, &error))),
        }
    }

    /// Reads a success response without a documented body. What it has is kept: nothing was decoded.
    #[doc(hidden)]
    pub fn empty<E>(mut self) -> Result<Reply<()>, Failure<E>> {
        self.0.is_kept = true;
        Ok(Reply::new((), self))
    }

    /// Decodes an error response with a JSON body.
    #[doc(hidden)]
    pub fn json_failure<T: Decode, E>(self, failure: impl FnOnce(Reply<T>) -> E) -> Failure<E> {
        match self.decoded() {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(malformed) => Failure::Malformed(malformed),
        }
    }

    /// Reads an error response with a text in UTF-8.
    #[doc(hidden)]
    pub fn text_failure<E>(self, failure: impl FnOnce(Reply<String>) -> E) -> Failure<E> {
        match self.text() {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(other) => other,
        }
    }

    /// Reads a response with an undocumented status as the only documented success. The caller
    /// loses no information, since the reply keeps the status.
    #[doc(hidden)]
    #[cold]
    pub fn undocumented<T, E>(
        self,
        read: impl FnOnce(Self) -> Result<Reply<T>, Failure<E>>,
    ) -> Result<Reply<T>, Failure<E>> {
        match self.status().is_success() {
            true => read(self.clone()).map_err(|_| Failure::Undocumented(self)),
            false => Err(Failure::Undocumented(self)),
        }
    }

    /// Decodes a JSON body with an undocumented status as the only documented success, unless it has
    /// none of its properties.
    #[doc(hidden)]
    #[cold]
    pub fn undocumented_json<T: Decode + Encode, E>(self) -> Result<Reply<T>, Failure<E>> {
        let is_blank = |value: &T| encode::to_text(value).is_some_and(|text| text == "{}");
        match self.clone().undocumented(Self::json::<T, E>) {
            Ok(reply) if is_blank(reply.body()) && !is_empty_object(self.body()) => {
                Err(Failure::Undocumented(self))
            }
            result => result,
        }
    }

    /// Reads a success response that must have no body.
    #[doc(hidden)]
    pub fn no_body<E>(self) -> Result<Reply<()>, Failure<E>> {
        match self.body().is_empty() {
            true => self.empty(),
            false => Err(Failure::Undocumented(self)),
        }
    }

    /// Reads an error response without a body.
    #[doc(hidden)]
    pub fn empty_failure<E>(self, failure: impl FnOnce(Reply<()>) -> E) -> Failure<E> {
        Failure::Operation(failure(Reply::new((), self)))
    }
}

fn is_empty_object(json: &[u8]) -> bool {
    json.iter()
        .filter(|byte| !byte.is_ascii_whitespace())
        .eq(b"{}")
}

fn lock(coming: &Mutex<Option<Incoming>>) -> MutexGuard<'_, Option<Incoming>> {
    coming.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for RawResponse {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 256;
        let body = self.body();
        formatter
            .debug_struct("RawResponse")
            .field("status", &self.status().as_u16())
            .field("body", &body.slice(..body.len().min(SHOWN)))
            .field("length", &body.len())
            .field("headers", &Headers(self.headers()))
            .finish()
    }
}

/// The `Debug` of headers, shortened.
pub(crate) struct Headers<'h>(pub(crate) &'h HeaderMap);

impl fmt::Debug for Headers<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 8;
        const MAX_LENGTH: usize = 64;
        let mut map = formatter.debug_map();
        for (name, value) in self.0.iter().take(SHOWN) {
            let shown = value
                .as_bytes()
                .get(..MAX_LENGTH)
                .unwrap_or(value.as_bytes());
            match value.is_sensitive() {
                true => map.entry(&name.as_str(), value),
                false => map.entry(
                    &name.as_str(),
                    &format_args!("\"{}\"", shown.escape_ascii()),
                ),
            };
        }
        match self.0.len() > SHOWN {
            true => map.finish_non_exhaustive(),
            false => map.finish(),
        }
    }
}
