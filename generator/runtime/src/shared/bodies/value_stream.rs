//! Encoding of streams of values.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use futures_core::Stream;

use crate::runtime::body::BoxError;

/// A stream of values.
pub type BoxStream<T> = Pin<Box<dyn Stream<Item = Result<T, BoxError>> + Send>>;

/// Boxes a stream and its errors.
pub fn boxed<T, E: Into<BoxError>>(
    stream: impl Stream<Item = Result<T, E>> + Send + 'static,
) -> BoxStream<T> {
    Box::pin(Boxed(Box::pin(stream)))
}

/// A stream with boxed errors.
struct Boxed<S>(Pin<Box<S>>);

impl<T, E: Into<BoxError>, S: Stream<Item = Result<T, E>>> Stream for Boxed<S> {
    type Item = Result<T, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let next = ready!(self.0.as_mut().poll_next(context));
        Poll::Ready(next.map(|value| value.map_err(Into::into)))
    }
}

/// Streams the values of an iterator, lazily.
pub fn known<T: 'static>(values: impl Iterator<Item = T> + Send + 'static) -> BoxStream<T> {
    Box::pin(Evaluated(Box::new(values)))
}

struct Evaluated<I: ?Sized>(Box<I>);

impl<T, I: Iterator<Item = T> + ?Sized> Stream for Evaluated<I> {
    type Item = Result<T, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(self.0.next().map(Ok))
    }
}

/// Writes a text as a line (JSON Lines).
pub fn in_line(text: &[u8], bytes: &mut Vec<u8>) {
    bytes.extend_from_slice(text);
    bytes.push(b'\n');
}

/// Writes a text as part of a JSON text sequence (RFC 7464).
pub fn in_sequence(text: &[u8], bytes: &mut Vec<u8>) {
    bytes.push(0x1e);
    in_line(text, bytes);
}

/// The number of bytes that are collected before they are sent, if values are available.
const AT_ONCE: usize = 16 * 1024;

/// Appends an encoded value; `None` if this format cannot represent it.
pub trait WriteValue<T>: Fn(&T, &mut Vec<u8>) -> Option<()> + Unpin {}

impl<T, W: Fn(&T, &mut Vec<u8>) -> Option<()> + Unpin> WriteValue<T> for W {}

/// The encoded bytes of a stream of values. If a value fails, the values before it are sent,
/// followed by the error.
pub struct Written<T, W> {
    stream: Option<BoxStream<T>>,
    write: W,
    /// The size of the previous chunk, a guess for the next one.
    last: usize,
    error: Option<BoxError>,
    /// `true` to pause before the next chunk: bytes are flushed in pauses.
    pauses: bool,
}

impl<T, W: WriteValue<T>> Written<T, W> {
    /// Encodes the values of a stream with `write`.
    pub fn new(stream: BoxStream<T>, write: W) -> Self {
        Self {
            stream: Some(stream),
            write,
            last: 0,
            error: None,
            pauses: false,
        }
    }

    /// Appends a value.
    fn append(&self, value: Result<T, BoxError>, bytes: &mut Vec<u8>) -> Result<(), BoxError> {
        let before = bytes.len();
        (self.write)(&value?, bytes).ok_or_else(|| {
            bytes.truncate(before);
            "a value cannot be represented in this format".into()
        })
    }
}

impl<T, W: WriteValue<T>> Stream for Written<T, W> {
    type Item = Result<Vec<u8>, BoxError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        if std::mem::take(&mut self.pauses) {
            context.waker().wake_by_ref();
            return Poll::Pending;
        }
        let mut bytes = Vec::new();
        while bytes.len() < AT_ONCE {
            let Some(stream) = &mut self.stream else {
                break;
            };
            match stream.as_mut().poll_next(context) {
                Poll::Pending if bytes.is_empty() => return Poll::Pending,
                Poll::Pending => {
                    self.pauses = true;
                    break;
                }
                Poll::Ready(None) => self.stream = None,
                Poll::Ready(Some(value)) => {
                    if bytes.is_empty() {
                        // The last value may have been long.
                        bytes.reserve(self.last.min(2 * AT_ONCE));
                    }
                    if let Err(error) = self.append(value, &mut bytes) {
                        (self.stream, self.error) = (None, Some(error));
                        self.pauses = !bytes.is_empty();
                    }
                }
            }
        }
        self.last = bytes.len();
        let next = match bytes.is_empty() {
            true => self.error.take().map(Err),
            false => Some(Ok(bytes)),
        };
        Poll::Ready(next)
    }
}
