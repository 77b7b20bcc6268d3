// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! An answer as it came, and what it is decoded to.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use http::{HeaderMap, StatusCode};

use super::connection::Connection;
use super::decode::{self, Decode};
use super::failure::{Failure, Malformed};
use super::reply::Reply;
use super::wire::Incoming;

/// An answer as it came. Its `Debug` shows the beginning of the body.
#[derive(Clone)]
pub struct Received(Box<Parts>);

#[derive(Clone)]
struct Parts {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
    /// The body that is still coming, for whoever takes it first.
    coming: Option<Coming>,
}

type Coming = Arc<Mutex<Option<Incoming>>>;

impl Received {
    /// An answer of these parts.
    pub fn new(status: StatusCode, headers: HeaderMap, body: Bytes) -> Self {
        Self(Box::new(Parts {
            status,
            headers,
            body,
            coming: None,
        }))
    }

    /// An answer whose body is still coming.
    pub(super) fn coming(incoming: Incoming) -> Self {
        let headers = incoming.headers().clone();
        let mut received = Self::new(incoming.status(), headers, Bytes::new());
        received.0.coming = Some(Arc::new(Mutex::new(Some(incoming))));
        received
    }

    /// Keeps how the body that is still coming was asked for.
    pub(super) fn keep(self, connection: Connection) -> Self {
        if let Some(coming) = &self.0.coming
            && let Some(incoming) = lock(coming).as_mut()
        {
            incoming.connection = Some(connection);
        }
        self
    }

    /// The body that is still coming, once.
    #[doc(hidden)]
    pub fn take_incoming(&self) -> Option<Incoming> {
        let coming = self.0.coming.as_ref()?;
        lock(coming).take()
    }

    /// The status.
    pub fn status(&self) -> StatusCode {
        self.0.status
    }

    /// The headers.
    pub fn headers(&self) -> &HeaderMap {
        &self.0.headers
    }

    /// The bytes of the body; none of one that is given as it comes.
    pub fn body(&self) -> &Bytes {
        &self.0.body
    }

    /// The same without the bytes of the body, which are decoded.
    pub(super) fn without_body(mut self) -> Self {
        self.0.body = Bytes::new();
        self.0.coming = None;
        self
    }

    /// Decodes a success with a JSON body.
    pub fn json<T: Decode, E>(self) -> Result<Reply<T>, Failure<E>> {
        self.decoded().map_err(Failure::Malformed)
    }

    /// Decodes a JSON body, whatever it is of: this is compiled once for each type.
    fn decoded<T: Decode>(self) -> Result<Reply<T>, Malformed> {
        match decode::from_bytes(self.body()) {
            Ok(body) => Ok(Reply::new(body, self)),
            Err(fault) => Err(Malformed::json(self, &fault)),
        }
    }

    /// Takes a success with a text in UTF-8.
    pub fn text<E>(self) -> Result<Reply<String>, Failure<E>> {
        match str::from_utf8(self.body()) {
            Ok(text) => Ok(Reply::new(text.to_owned(), self)),
            Err(error) => Err(Failure::Malformed(Malformed::whole(self, &error))),
        }
    }

    /// Takes a success without a body.
    pub fn empty<E>(self) -> Result<Reply<()>, Failure<E>> {
        Ok(Reply::new((), self))
    }

    /// Decodes a failure with a JSON body.
    pub fn json_failure<T: Decode, E>(self, failure: impl FnOnce(Reply<T>) -> E) -> Failure<E> {
        match self.decoded() {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(malformed) => Failure::Malformed(malformed),
        }
    }

    /// Takes a failure with a text in UTF-8.
    pub fn text_failure<E>(self, failure: impl FnOnce(Reply<String>) -> E) -> Failure<E> {
        match self.text() {
            Ok(reply) => Failure::Operation(failure(reply)),
            Err(other) => other,
        }
    }

    /// Takes a failure without a body.
    pub fn empty_failure<E>(self, failure: impl FnOnce(Reply<()>) -> E) -> Failure<E> {
        Failure::Operation(failure(Reply::new((), self)))
    }
}

fn lock(coming: &Mutex<Option<Incoming>>) -> MutexGuard<'_, Option<Incoming>> {
    coming.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Received {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        const SHOWN: usize = 256;
        let body = self.body();
        formatter
            .debug_struct("Received")
            .field("status", &self.status())
            .field("headers", self.headers())
            .field("length", &body.len())
            .field("body", &body.slice(..body.len().min(SHOWN)))
            .finish()
    }
}
