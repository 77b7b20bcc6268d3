//! Values that are written one after the other, and the bytes that they become.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use futures_core::Stream;

use super::body::BoxError;

/// Values as they come.
pub type BoxStream<T> = Pin<Box<dyn Stream<Item = Result<T, BoxError>> + Send>>;

/// The values of a stream.
pub fn boxed<T, E: Into<BoxError>>(
    stream: impl Stream<Item = Result<T, E>> + Send + 'static,
) -> BoxStream<T> {
    Box::pin(Boxed(Box::pin(stream)))
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

/// The values of an iterator, which is asked for each when it is sent.
pub fn known<T: 'static>(values: impl Iterator<Item = T> + Send + 'static) -> BoxStream<T> {
    Box::pin(Known(Box::new(values)))
}

struct Known<I: ?Sized>(Box<I>);

impl<T, I: Iterator<Item = T> + ?Sized> Stream for Known<I> {
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

/// Writes a text of a JSON text sequence (RFC 7464).
pub fn in_sequence(text: &[u8], bytes: &mut Vec<u8>) {
    bytes.push(0x1e);
    in_line(text, bytes);
}

/// So many bytes are put together before they are sent, if there are values at hand.
const AT_ONCE: usize = 16 * 1024;

/// Writes a value behind others; `None` where it cannot be written in this format.
pub trait WriteValue<T>: Fn(&T, &mut Vec<u8>) -> Option<()> + Unpin {}

impl<T, W: Fn(&T, &mut Vec<u8>) -> Option<()> + Unpin> WriteValue<T> for W {}

/// Values as they are written. Where one cannot be had or written, those before it are sent, and
/// then the error.
pub struct Written<T, W> {
    stream: Option<BoxStream<T>>,
    write: W,
    /// How many bytes were put together last: as many may follow.
    last: usize,
    error: Option<BoxError>,
    /// Whether to pause before what is next: what is there is flushed in pauses.
    pauses: bool,
}

impl<T, W: WriteValue<T>> Written<T, W> {
    /// What `write` makes of the values.
    pub fn new(stream: BoxStream<T>, write: W) -> Self {
        Self {
            stream: Some(stream),
            write,
            last: 0,
            error: None,
            pauses: false,
        }
    }

    /// Writes a value, or nothing.
    fn append(&self, value: Result<T, BoxError>, bytes: &mut Vec<u8>) -> Result<(), BoxError> {
        let before = bytes.len();
        (self.write)(&value?, bytes).ok_or_else(|| {
            bytes.truncate(before);
            "a value cannot be written in this format".into()
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
        while bytes.len() < AT_ONCE
            && let Some(stream) = &mut self.stream
        {
            match stream.as_mut().poll_next(context) {
                Poll::Pending if bytes.is_empty() => return Poll::Pending,
                Poll::Pending => {
                    self.pauses = true;
                    break;
                }
                Poll::Ready(None) => self.stream = None,
                Poll::Ready(Some(value)) => {
                    if bytes.is_empty() {
                        // The last of them may have been long.
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
