//! Requests with a stream of values.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;

use crate::runtime::byte_stream::{ByteStream, ByteStreamError};
use crate::runtime::framing::{Frame, Frames, Framing, TooLong};
use crate::runtime::violation::{Violation, Violations};

/// Decodes a value, or notes every violation.
pub type DecodeValue<T> = fn(&Frame, &mut Violations) -> Option<T>;

/// A [`Stream`] of the values of a request; [`next`](Self::next) returns one at a time. Each is
/// decoded and validated when it is requested.
///
/// Clones share the stream: each value is returned once, to the clone that asks first.
pub struct RequestValues<T> {
    source: Arc<Mutex<Source<T>>>,
}

/// An error in a stream of values.
#[derive(Debug)]
#[non_exhaustive]
pub enum RequestValueError {
    /// The value is invalid; the stream continues after it, as a JSON text sequence does (RFC 7464,
    /// section 2.3).
    Invalid(InvalidValue),
    /// The value exceeds this limit, in bytes, which ends the stream.
    TooLong(usize),
    /// The request was incomplete or too long, which ends the stream.
    Broken(ByteStreamError),
}

/// An invalid value.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct InvalidValue {
    /// The index of the value, starting at 0.
    pub index: usize,
    /// The violations.
    pub violations: Vec<Violation>,
    /// The bytes of the value.
    pub bytes: Bytes,
}

impl fmt::Display for RequestValueError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(value) => {
                write!(formatter, "value {} is invalid", value.index)?;
                value
                    .violations
                    .iter()
                    .enumerate()
                    .try_for_each(|(index, violation)| {
                        let before = if index == 0 { ": " } else { "; " };
                        write!(formatter, "{before}{violation}")
                    })
            }
            Self::TooLong(limit) => write!(formatter, "a value is longer than {limit} bytes"),
            Self::Broken(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for RequestValueError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Invalid(_) | Self::TooLong(_) => None,
            Self::Broken(error) => error.source(),
        }
    }
}

struct Source<T> {
    /// The rest of the body; `None` after the end.
    bytes: Option<ByteStream>,
    frames: Frames,
    /// The error that ended the stream, reported after the values before it.
    failed: Option<RequestValueError>,
    /// The number of values so far.
    count: usize,
    decode: DecodeValue<T>,
}

impl<T> RequestValues<T> {
    /// Creates the stream from a body. The size of a value is limited to the bytes held in memory.
    #[doc(hidden)]
    pub fn new(bytes: impl Into<ByteStream>, framing: Framing, decode: DecodeValue<T>) -> Self {
        let bytes = bytes.into();
        let source = Source {
            frames: Frames::new(framing, bytes.most_held()),
            bytes: Some(bytes),
            failed: None,
            count: 0,
            decode,
        };
        Self {
            source: Arc::new(Mutex::new(source)),
        }
    }

    /// Returns the next value, or `None` at the end.
    pub async fn next(&mut self) -> Option<Result<T, RequestValueError>> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&self, context: &mut Context<'_>) -> Poll<Option<Result<T, RequestValueError>>> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        source.poll(context)
    }
}

impl<T> Source<T> {
    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<T, RequestValueError>>> {
        loop {
            while let Some(frame) = self.frames.pop() {
                if frame.has_data {
                    return Poll::Ready(Some(self.decoded(frame)));
                }
            }
            let Some(bytes) = &mut self.bytes else {
                return Poll::Ready(self.failed.take().map(Err));
            };
            match ready!(Pin::new(bytes).poll_next(context)) {
                None => {
                    self.bytes = None;
                    self.frames.finish();
                }
                Some(Ok(part)) => {
                    if let Err(TooLong(limit)) = self.frames.push(&part) {
                        self.bytes = None;
                        self.failed = Some(RequestValueError::TooLong(limit));
                    }
                }
                Some(Err(error)) => {
                    self.bytes = None;
                    self.failed = Some(RequestValueError::Broken(error));
                }
            }
        }
    }

    fn decoded(&mut self, frame: Frame) -> Result<T, RequestValueError> {
        let index = self.count;
        self.count += 1;
        let mut violations = Violations::new();
        let value = (self.decode)(&frame, &mut violations);
        value.filter(|_| violations.is_empty()).ok_or_else(|| {
            RequestValueError::Invalid(InvalidValue {
                index,
                violations: violations.into(),
                bytes: frame.data.into(),
            })
        })
    }
}

impl<T> Stream for RequestValues<T> {
    type Item = Result<T, RequestValueError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.poll(context)
    }
}

impl<T> Clone for RequestValues<T> {
    fn clone(&self) -> Self {
        Self {
            source: Arc::clone(&self.source),
        }
    }
}

impl<T> fmt::Debug for RequestValues<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("RequestValues")
    }
}

impl<T> PartialEq for RequestValues<T> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.source, &other.source)
    }
}
