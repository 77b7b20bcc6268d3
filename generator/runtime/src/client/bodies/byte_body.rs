//! Streamed binary bodies.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use http::HeaderValue;
use http_body::{Frame, SizeHint};

use crate::runtime::body::Body;
use crate::runtime::byte_stream::ByteStream;
use crate::runtime::client::body_source::BodySource;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::{BoxError, Failure, TransportError};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::timer::{Instant, Sleep, sleep};

impl<O: Operation> CallBuilder<O> {
    /// Sets a binary body, which is streamed.
    #[doc(hidden)]
    pub fn bytes(self, media_type: &'static str, bytes: impl Into<ByteStream>) -> Self {
        self.bytes_of(HeaderValue::from_static(media_type), bytes.into())
    }

    /// Sets a binary body whose media type is chosen by the caller.
    #[doc(hidden)]
    pub fn bytes_of(self, media_type: HeaderValue, bytes: ByteStream) -> Self {
        match bytes.bytes() {
            Some(bytes) => self.body_of(media_type, Ok(bytes.clone())),
            None => self.body_from(media_type, Once::new(bytes)),
        }
    }
}

/// Bytes that can be sent once.
pub struct Once {
    bytes: ByteStream,
    /// The time of the last request for a chunk.
    moved: Arc<Mutex<Option<Instant>>>,
}

impl Once {
    /// Creates the body.
    pub fn new(bytes: ByteStream) -> Self {
        let moved = Arc::default();
        Self { bytes, moved }
    }
}

impl BodySource for Once {
    fn body(&self) -> Option<Body> {
        let is_new = lock(&self.moved).is_none();
        is_new.then(|| {
            Body::streamed(Watched {
                bytes: self.bytes.clone(),
                moved: Arc::clone(&self.moved),
            })
        })
    }

    fn moved(&self) -> Option<Instant> {
        *lock(&self.moved)
    }
}

impl fmt::Debug for Once {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.bytes.fmt(formatter)
    }
}

/// A body that is being sent.
struct Watched {
    bytes: ByteStream,
    moved: Arc<Mutex<Option<Instant>>>,
}

impl http_body::Body for Watched {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        *lock(&self.moved) = Some(Instant::now());
        let frame = Pin::new(&mut self.bytes).poll_frame(context);
        frame.map_err(Into::into)
    }

    fn is_end_stream(&self) -> bool {
        http_body::Body::is_end_stream(&self.bytes)
    }

    fn size_hint(&self) -> SizeHint {
        self.bytes.size_hint()
    }
}

fn lock(moved: &Mutex<Option<Instant>>) -> std::sync::MutexGuard<'_, Option<Instant>> {
    moved.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A body with a timeout for each chunk.
struct InTime {
    body: Body,
    timeout: Duration,
    /// The deadline of the next chunk.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl http_body::Body for InTime {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            self.waiting = None;
            return Poll::Ready(frame);
        }
        let timeout = self.timeout;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(timeout)));
        let late = waiting.as_mut().poll(context);
        late.map(|()| Some(Err(TransportError::Timeout(timeout).into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl RawResponse {
    /// Returns the bytes of the body, streamed if they are not in memory.
    #[doc(hidden)]
    pub fn take_bytes(&self) -> ByteStream {
        let Some(incoming) = self.take_incoming() else {
            return self.body().clone().into();
        };
        let (body, connection) = incoming.into_body();
        match connection {
            None => ByteStream::new(body),
            Some(connection) => ByteStream::new(InTime {
                body,
                timeout: connection.outgoing.timeout,
                waiting: None,
            })
            .within(u64::MAX, connection.wire.limit),
        }
    }

    /// Reads a success response with a binary body.
    #[doc(hidden)]
    pub fn bytes<E>(self) -> Result<Reply<ByteStream>, Failure<E>> {
        Ok(Reply::new(self.take_bytes(), self))
    }

    /// Reads an error response with a binary body, which is in memory.
    #[doc(hidden)]
    pub fn bytes_failure<E>(self, failure: impl FnOnce(Reply<ByteStream>) -> E) -> Failure<E> {
        Failure::Operation(failure(Reply::new(self.take_bytes(), self)))
    }
}
