//! Responses with a stream of values.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use futures_core::Stream;

use crate::runtime::client::failure::{Failure, TransportError};
use crate::runtime::client::raw_response::RawResponse;
use crate::runtime::client::reply::Reply;
use crate::runtime::client::tolerance::TOLERANCE;
use crate::runtime::client::value_reader::ValueReader;
use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::framing::{Frame, Framing};

/// A [`Stream`] of the values of a response; [`next`](Self::next) returns one at a time. It ends
/// when the server ends it.
///
/// Clones share the stream: each value is returned once, to the clone that asks first.
pub struct Values<T> {
    source: Arc<Mutex<Source<T>>>,
}

/// An error in a stream of values.
#[derive(Debug)]
#[non_exhaustive]
pub enum StreamError {
    /// The value does not conform to the description; the stream continues after it.
    Malformed(MalformedValue),
    /// The connection broke, which ends the stream.
    Transport(TransportError),
}

/// A value that does not conform to the description. It keeps the bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MalformedValue {
    bytes: Bytes,
    error: String,
}

impl MalformedValue {
    /// Returns the bytes of the value.
    pub fn bytes(&self) -> &Bytes {
        &self.bytes
    }
}

impl fmt::Display for StreamError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(value) => write!(formatter, "a value is malformed: {}", value.error),
            Self::Transport(error) => error.fmt(formatter),
        }
    }
}

impl std::error::Error for StreamError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Malformed(_) => None,
            Self::Transport(error) => error.source(),
        }
    }
}

struct Source<T> {
    state: State,
    end: End,
    decode: fn(&Frame) -> Result<T, DecodeError>,
}

/// The value that ends a stream.
#[derive(Clone, Copy)]
enum End {
    /// The event `[DONE]`, unless it is a value.
    Done,
    /// The value with this text.
    Marker(&'static str),
    /// None.
    Never,
}

enum State {
    Idle(Box<ValueReader>),
    Reading(Pin<Box<dyn Future<Output = Read> + Send>>),
    Ended,
}

/// A reader and its result.
type Read = (Box<ValueReader>, Option<Result<Frame, TransportError>>);

impl<T> Values<T> {
    /// Returns the next value, or `None` at the end.
    pub async fn next(&mut self) -> Option<Result<T, StreamError>> {
        poll_fn(|context| self.poll(context)).await
    }

    fn poll(&self, context: &mut Context<'_>) -> Poll<Option<Result<T, StreamError>>> {
        let mut source = self.source.lock().unwrap_or_else(PoisonError::into_inner);
        let Source { state, end, decode } = &mut *source;
        loop {
            match std::mem::replace(state, State::Ended) {
                State::Ended => return Poll::Ready(None),
                State::Idle(mut reader) => match reader.ready() {
                    Some(frame) => {
                        let value = decoded(frame, *end, *decode);
                        if value.is_some() {
                            *state = State::Idle(reader);
                        }
                        return Poll::Ready(value);
                    }
                    None => {
                        *state = State::Reading(Box::pin(async move {
                            let frame = reader.read().await;
                            (reader, frame)
                        }));
                    }
                },
                State::Reading(mut reading) => {
                    let Poll::Ready((reader, frame)) = reading.as_mut().poll(context) else {
                        *state = State::Reading(reading);
                        return Poll::Pending;
                    };
                    match frame {
                        None => return Poll::Ready(None),
                        Some(Ok(frame)) => {
                            let value = decoded(frame, *end, *decode);
                            if value.is_some() {
                                *state = State::Idle(reader);
                            }
                            return Poll::Ready(value);
                        }
                        Some(Err(error)) => {
                            return Poll::Ready(Some(Err(StreamError::Transport(error))));
                        }
                    }
                }
            }
        }
    }
}

/// Decodes a value; `None` at the end, which some servers mark with a value of its own.
fn decoded<T>(
    frame: Frame,
    end: End,
    decode: fn(&Frame) -> Result<T, DecodeError>,
) -> Option<Result<T, StreamError>> {
    match (end, decode(&frame)) {
        (End::Marker(text), _) if frame.data == text.as_bytes() => None,
        (_, Ok(value)) => Some(Ok(value)),
        (End::Done, Err(_)) if frame.data == b"[DONE]" => None,
        (_, Err(error)) => Some(Err(StreamError::Malformed(MalformedValue {
            bytes: frame.data.into(),
            error: error.to_string(),
        }))),
    }
}

impl<T> Stream for Values<T> {
    type Item = Result<T, StreamError>;

    fn poll_next(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        Poll::Ready(ready!(self.poll(context)))
    }
}

impl<T> Clone for Values<T> {
    fn clone(&self) -> Self {
        Self {
            source: Arc::clone(&self.source),
        }
    }
}

impl<T> fmt::Debug for Values<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Values")
    }
}

/// Reads a success response. `decode` decodes a value.
pub fn read<T, E>(
    received: RawResponse,
    framing: Framing,
    decode: fn(&Frame) -> Result<T, DecodeError>,
) -> Result<Reply<Values<T>>, Failure<E>> {
    let end = match framing {
        Framing::Events => End::Done,
        Framing::Lines | Framing::Sequence => End::Never,
    };
    Ok(reply(received, framing, decode, end))
}

/// Reads a success response whose last value has a text. `decode` decodes a value.
pub fn read_until<T, E>(
    received: RawResponse,
    framing: Framing,
    decode: fn(&Frame) -> Result<T, DecodeError>,
    end: Option<&'static str>,
) -> Result<Reply<Values<T>>, Failure<E>> {
    let end = end.map_or(End::Never, End::Marker);
    Ok(reply(received, framing, decode, end))
}

fn reply<T>(
    received: RawResponse,
    framing: Framing,
    decode: fn(&Frame) -> Result<T, DecodeError>,
    end: End,
) -> Reply<Values<T>> {
    let reader = ValueReader::new(&received, framing);
    let source = Source {
        state: State::Idle(Box::new(reader)),
        end,
        decode,
    };
    let values = Values {
        source: Arc::new(Mutex::new(source)),
    };
    Reply::new(values, received)
}

/// Reads an error response. `decode` decodes a value.
pub fn read_failure<T, E>(
    received: RawResponse,
    framing: Framing,
    decode: fn(&Frame) -> Result<T, DecodeError>,
    failure: impl FnOnce(Reply<Values<T>>) -> E,
) -> Failure<E> {
    match read(received, framing, decode) {
        Ok(reply) => Failure::Operation(failure(reply)),
        Err(other) => other,
    }
}

/// Reads an error response whose last value has a text. `decode` decodes a value.
pub fn read_failure_until<T, E>(
    received: RawResponse,
    framing: Framing,
    decode: fn(&Frame) -> Result<T, DecodeError>,
    end: Option<&'static str>,
    failure: impl FnOnce(Reply<Values<T>>) -> E,
) -> Failure<E> {
    match read_until(received, framing, decode, end) {
        Ok(reply) => Failure::Operation(failure(reply)),
        Err(other) => other,
    }
}

/// Decodes a JSON value.
pub fn json<T: Decode>(frame: &Frame) -> Result<T, DecodeError> {
    decode::from_bytes_with(&frame.data, TOLERANCE)
}
