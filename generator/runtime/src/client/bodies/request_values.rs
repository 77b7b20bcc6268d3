//! Requests with a stream of values.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use futures_core::Stream;

use crate::runtime::byte_stream::ByteStream;
use crate::runtime::client::call::{CallBuilder, Operation};
use crate::runtime::client::failure::BoxError;
use crate::runtime::encode::{self, Encode};
use crate::runtime::framing::Frame;
use crate::runtime::value_stream::{self, BoxStream, WriteValue, Written, in_line, in_sequence};

/// A stream of values that is sent as a request body. If a value fails, the request is aborted, so
/// that the server does not treat the previous values as complete. The values are sent once:
/// the request is retried only if nothing was sent.
///
/// Clones share the stream.
pub struct RequestValues<T> {
    stream: Arc<Mutex<Option<BoxStream<T>>>>,
}

impl<T: 'static> RequestValues<T> {
    /// Sends the items of a stream.
    pub fn new<E: Into<BoxError>>(
        stream: impl Stream<Item = Result<T, E>> + Send + 'static,
    ) -> Self {
        Self::of(value_stream::boxed(stream))
    }

    /// Sends the items of an iterator, lazily.
    pub fn of_iter<I>(values: I) -> Self
    where
        I: IntoIterator<Item = T>,
        I::IntoIter: Send + 'static,
    {
        Self::of(value_stream::known(values.into_iter()))
    }

    fn of(stream: BoxStream<T>) -> Self {
        Self {
            stream: Arc::new(Mutex::new(Some(stream))),
        }
    }

    fn take(&self) -> Option<BoxStream<T>> {
        let mut stream = self.stream.lock().unwrap_or_else(PoisonError::into_inner);
        stream.take()
    }
}

impl<T: Send + 'static> From<Vec<T>> for RequestValues<T> {
    fn from(values: Vec<T>) -> Self {
        Self::of_iter(values)
    }
}

impl<T> Clone for RequestValues<T> {
    fn clone(&self) -> Self {
        Self {
            stream: Arc::clone(&self.stream),
        }
    }
}

impl<T> fmt::Debug for RequestValues<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("RequestValues")
    }
}

impl<O: Operation> CallBuilder<O> {
    /// Sets a body of JSON Lines. `encode` encodes a value.
    #[doc(hidden)]
    pub fn value_lines<T: 'static>(
        self,
        media_type: &'static str,
        values: RequestValues<T>,
        encode: fn(&T) -> Option<Vec<u8>>,
    ) -> Self {
        self.values(media_type, values, move |value, bytes| {
            encode(value).map(|text| in_line(&text, bytes))
        })
    }

    /// Sets a body that is a JSON text sequence (RFC 7464). `encode` encodes a value.
    #[doc(hidden)]
    pub fn value_sequence<T: 'static>(
        self,
        media_type: &'static str,
        values: RequestValues<T>,
        encode: fn(&T) -> Option<Vec<u8>>,
    ) -> Self {
        self.values(media_type, values, move |value, bytes| {
            encode(value).map(|text| in_sequence(&text, bytes))
        })
    }

    /// Sets a body of server-sent events. `frame` converts a value to an event.
    #[doc(hidden)]
    pub fn value_events<T: 'static>(
        self,
        media_type: &'static str,
        values: RequestValues<T>,
        frame: fn(&T) -> Option<Frame>,
    ) -> Self {
        self.values(media_type, values, move |value, bytes| {
            frame(value)?.write_event(bytes)
        })
    }

    fn values<T: 'static>(
        self,
        media_type: &'static str,
        values: RequestValues<T>,
        write: impl WriteValue<T> + Send + 'static,
    ) -> Self {
        let written = match values.take() {
            Some(stream) => ByteStream::from_stream(Written::new(stream, write)),
            None => ByteStream::from_stream(Sent),
        };
        self.bytes(media_type, written)
    }
}

/// The error for values that were sent by another call.
struct Sent;

impl Stream for Sent {
    type Item = Result<Vec<u8>, BoxError>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(Some(Err("the values were already sent".into())))
    }
}

/// Encodes a value as JSON.
pub fn json<T: Encode>(value: &T) -> Option<Vec<u8>> {
    encode::to_bytes(value)
}
