//! Responses with a stream of values.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;
use http::{Response, StatusCode};
use http_body::Frame as BodyFrame;

use crate::runtime::body::{Body, BoxError};
use crate::runtime::encode::{self, Encode};
use crate::runtime::framing::Frame;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::response;
use crate::runtime::value_stream::{self, BoxStream, WriteValue, Written, in_line, in_sequence};

/// A stream of values that is sent as a response. If a value fails, the connection is aborted, so
/// that the caller does not treat the previous values as complete.
///
/// Clones share the stream, which is sent once.
pub struct Values<T> {
    stream: Arc<Mutex<Option<BoxStream<T>>>>,
}

impl<T> Values<T> {
    /// Sends the items of a stream.
    pub fn new<E: Into<BoxError>>(
        stream: impl Stream<Item = Result<T, E>> + Send + 'static,
    ) -> Self {
        Self::of(value_stream::boxed(stream))
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

impl<T: 'static> Values<T> {
    /// Sends the items of an iterator, lazily.
    pub fn of_iter<I>(values: I) -> Self
    where
        I: IntoIterator<Item = T>,
        I::IntoIter: Send + 'static,
    {
        Self::of(value_stream::known(values.into_iter()))
    }
}

impl<T> Clone for Values<T> {
    fn clone(&self) -> Self {
        Self {
            stream: Arc::clone(&self.stream),
        }
    }
}

impl<T> fmt::Debug for Values<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Values")
    }
}

impl<T> PartialEq for Values<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.stream, &other.stream)
    }
}

/// Completes a response of JSON Lines. `encode` encodes a value.
///
/// # Errors
///
/// [`Rejection::Internal`] if the values were already sent.
pub fn lines<T: 'static>(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    values: Values<T>,
    encode: fn(&T) -> Option<Vec<u8>>,
) -> Result<(), Rejection> {
    sent(into, status, media_type, values, move |value, bytes| {
        encode(value).map(|text| in_line(&text, bytes))
    })
}

/// Completes a response that is a JSON text sequence (RFC 7464). `encode` encodes a value.
///
/// # Errors
///
/// [`Rejection::Internal`] if the values were already sent.
pub fn sequence<T: 'static>(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    values: Values<T>,
    encode: fn(&T) -> Option<Vec<u8>>,
) -> Result<(), Rejection> {
    sent(into, status, media_type, values, move |value, bytes| {
        encode(value).map(|text| in_sequence(&text, bytes))
    })
}

/// Completes a response of server-sent events. `frame` converts a value to an event.
///
/// # Errors
///
/// [`Rejection::Internal`] if the values were already sent.
pub fn events<T: 'static>(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    values: Values<T>,
    frame: fn(&T) -> Option<Frame>,
) -> Result<(), Rejection> {
    sent(into, status, media_type, values, move |value, bytes| {
        frame(value)?.write_event(bytes)
    })
}

/// Encodes a value as JSON.
pub fn json<T: Encode>(value: &T) -> Option<Vec<u8>> {
    encode::to_bytes(value)
}

fn sent<T: 'static>(
    into: &mut Response<Body>,
    status: StatusCode,
    media_type: &'static str,
    values: Values<T>,
    write: impl WriteValue<T> + Send + 'static,
) -> Result<(), Rejection> {
    let stream = values
        .take()
        .ok_or_else(|| Rejection::internal("the values were already sent"))?;
    let body = Body::streamed(Sent(Written::new(stream, write)));
    response::whole(into, status, media_type, body);
    Ok(())
}

/// A body of values.
struct Sent<T, W>(Written<T, W>);

impl<T, W: WriteValue<T>> http_body::Body for Sent<T, W> {
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<BodyFrame<Bytes>, BoxError>>> {
        let next = ready!(Pin::new(&mut self.0).poll_next(context));
        Poll::Ready(next.map(|bytes| bytes.map(|bytes| BodyFrame::data(bytes.into()))))
    }
}
