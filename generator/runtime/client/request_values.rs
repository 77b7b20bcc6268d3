//! Requests of values that are sent one after the other, as they come.

use std::fmt;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use futures_core::Stream;

use super::byte_stream::ByteStream;
use super::call::{Call, Operation};
use super::encode::{self, Encode};
use super::failure::BoxError;
use super::frames::Frame;

type BoxStream<T> = Pin<Box<dyn Stream<Item = Result<T, BoxError>> + Send>>;

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
        Self::of(Box::pin(Boxed(Box::pin(stream))))
    }

    /// The values of an iterator, which is asked for each when it is sent.
    pub fn of_iter<I>(values: I) -> Self
    where
        I: IntoIterator<Item = T>,
        I::IntoIter: Send + 'static,
    {
        Self::of(Box::pin(Known(Box::new(values.into_iter()))))
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

/// A stream whose errors are boxed.
struct Boxed<S>(Pin<Box<S>>);

impl<T, E: Into<BoxError>, S: Stream<Item = Result<T, E>>> Stream for Boxed<S> {
    type Item = Result<T, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = ready!(self.0.as_mut().poll_next(context));
        Poll::Ready(next.map(|value| value.map_err(Into::into)))
    }
}

/// The values of an iterator.
struct Known<I: ?Sized>(Box<I>);

impl<T, I: Iterator<Item = T> + ?Sized> Stream for Known<I> {
    type Item = Result<T, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(self.0.next().map(Ok))
    }
}

/// So many bytes are put together before they are sent, if there are values at hand.
const AT_ONCE: usize = 16 * 1024;

/// Values as they are written.
struct Written<T, W> {
    stream: Option<BoxStream<T>>,
    write: W,
}

impl<T, W: Fn(&T) -> Option<Vec<u8>> + Unpin> Stream for Written<T, W> {
    type Item = Result<Vec<u8>, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let mut bytes = Vec::new();
        while bytes.len() < AT_ONCE
            && let Some(stream) = &mut self.stream
        {
            let value = match stream.as_mut().poll_next(context) {
                Poll::Pending if bytes.is_empty() => return Poll::Pending,
                Poll::Pending => break,
                Poll::Ready(None) => {
                    self.stream = None;
                    break;
                }
                Poll::Ready(Some(value)) => value,
            };
            let written = value.and_then(|value| {
                let written = (self.write)(&value);
                written.ok_or_else(|| "a value cannot be written in this format".into())
            });
            match written {
                Ok(mut written) => bytes.append(&mut written),
                Err(error) => {
                    self.stream = None;
                    return Poll::Ready(Some(Err(error)));
                }
            }
        }
        Poll::Ready((!bytes.is_empty()).then_some(Ok(bytes)))
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
        self.values(media_type, values, move |value| {
            let mut line = encode(value)?;
            line.push(b'\n');
            Some(line)
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
        self.values(media_type, values, move |value| {
            let mut text = vec![0x1e];
            text.append(&mut encode(value)?);
            text.push(b'\n');
            Some(text)
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
        self.values(media_type, values, move |value| frame(value)?.to_event())
    }

    fn values<T: 'static>(
        self,
        media_type: &'static str,
        values: RequestValues<T>,
        write: impl Fn(&T) -> Option<Vec<u8>> + Send + Unpin + 'static,
    ) -> Self {
        let written = match values.take() {
            Some(stream) => ByteStream::from_stream(Written {
                stream: Some(stream),
                write,
            }),
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
