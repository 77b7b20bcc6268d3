//! Requests of values that are sent one after the other, as they come.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};

use futures_core::Stream;

use super::byte_stream::ByteStream;
use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::failure::BoxError;
use super::frames::Frame;
use super::value_stream::{self, BoxStream, WriteValue, Written, in_line, in_sequence};

/// Values that are sent one after the other, as they come. Where one cannot be had, the request is
/// broken off, so that the server does not take what came for all. They are sent once: again only
/// after an attempt of which nothing was sent.
///
/// A clone stands for the same values.
pub struct RequestValues<T> {
    stream: Arc<Mutex<Option<BoxStream<T>>>>,
}

impl<T: 'static> RequestValues<T> {
    /// The values of a stream.
    pub fn new<E: Into<BoxError>>(
        stream: impl Stream<Item = Result<T, E>> + Send + 'static,
    ) -> Self {
        Self::of(value_stream::boxed(stream))
    }

    /// The values of an iterator, which is asked for each when it is sent.
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

impl<O: Operation> Call<O> {
    /// Sends lines of JSON (JSON Lines). `encode` writes a value.
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

    /// Sends a JSON text sequence (RFC 7464). `encode` writes a value.
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

    /// Sends events. `frame` makes one of a value.
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

/// Values that were sent by another call.
struct Sent;

impl Stream for Sent {
    type Item = Result<Vec<u8>, BoxError>;

    fn poll_next(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(Some(Err("the values were sent already".into())))
    }
}

/// Writes a value as JSON.
pub fn json<T: Encode>(value: &T) -> Option<Vec<u8>> {
    encode::to_bytes(value)
}
