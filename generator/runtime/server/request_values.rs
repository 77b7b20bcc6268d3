//! Bodies of requests of values that come one after the other.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;

use super::byte_stream::{ByteStream, ByteStreamError};
use super::frames::{Frame, Frames, Framing, TooLong};
use super::violation::{Violation, Violations};

/// Decodes a value, or notes every rule that it breaks.
pub type DecodeValue<T> = fn(&Frame, &mut Violations) -> Option<T>;

/// The values of a request, which come one after the other: a [`Stream`], which can also be asked
/// by [`next`](Self::next). Each is decoded and held against the description when it is asked for.
///
/// A clone stands for the same values: each is given once, to whichever asks first.
pub struct RequestValues<T> {
    source: Arc<Mutex<Source<T>>>,
}

/// Why a value of a request cannot be had.
#[derive(Debug)]
#[non_exhaustive]
pub enum RequestValueError {
    /// It is not what the description allows; those behind it can still be had, as of a JSON text
    /// sequence (RFC 7464, section 2.3).
    Invalid(InvalidValue),
    /// It is longer than this count of bytes. No value comes after it.
    TooLong(usize),
    /// The request broke off, or is too long. No value comes after it.
    Broken(ByteStreamError),
}

/// A value that is not what the description allows.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct InvalidValue {
    /// Its place among the values of the request: the first is 0.
    pub index: usize,
    /// Every rule that it breaks.
    pub violations: Vec<Violation>,
    /// What was sent for it.
    pub bytes: Bytes,
}

impl fmt::Display for RequestValueError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(value) => {
                write!(formatter, "the value {} is not allowed", value.index)?;
                value.violations.iter().enumerate().try_for_each(|(index, violation)| {
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
    /// The rest of the body; `None` behind its end.
    bytes: Option<ByteStream>,
    frames: Frames,
    /// Why no more comes, which is told behind the values that have.
    failed: Option<RequestValueError>,
    /// How many values have come.
    count: usize,
    decode: DecodeValue<T>,
}

impl<T> RequestValues<T> {
    /// The values of a body, each of at most as many bytes as are held in memory.
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

    /// The next value; `None` at the end.
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
