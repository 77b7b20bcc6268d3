//! Bytes in memory or in a stream.

use std::error::Error;
use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, ready};

use bytes::{Buf, Bytes, BytesMut};
use futures_core::Stream;
use http_body::{Body, Frame, SizeHint};

use crate::runtime::body::BoxError;

/// The bytes of a body: all of them, or a stream of which only one chunk at a time is held in
/// memory. Read it with [`next`](Self::next), as a [`Stream`] or as a [`Body`].
///
/// Clones of a stream share its bytes: each chunk is returned once, to the clone that asks first. A
/// stream ends after an error.
#[derive(Clone)]
pub struct ByteStream(Kind);

#[derive(Clone)]
enum Kind {
    Whole(Bytes),
    Coming(Arc<Mutex<Source>>),
}

/// The source of a stream.
struct Source {
    /// The remaining chunks; `None` after the end or an error.
    parts: Option<Pin<Box<dyn Parts + Send>>>,
    /// The number of bytes received.
    taken: u64,
    /// The total number of bytes, if known.
    length: Option<u64>,
    /// The maximum number of bytes.
    most: u64,
    /// The maximum number of bytes held in memory.
    most_held: usize,
}

/// An error of a [`ByteStream`].
#[derive(Debug)]
#[non_exhaustive]
pub enum ByteStreamError {
    /// The stream is longer than this limit, in bytes.
    TooLong(u64),
    /// The stream is longer or shorter than this declared length, in bytes.
    WrongLength(u64),
    /// The source failed.
    Broken(BoxError),
}

impl fmt::Display for ByteStreamError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong(most) => write!(formatter, "more than {most} bytes"),
            Self::WrongLength(length) => write!(formatter, "expected {length} bytes"),
            Self::Broken(_) => formatter.write_str("the stream was interrupted"),
        }
    }
}

impl Error for ByteStreamError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::TooLong(_) | Self::WrongLength(_) => None,
            Self::Broken(error) => Some(error.as_ref()),
        }
    }
}

impl ByteStream {
    /// Streams a body. The length is known if the body knows it.
    pub fn new<B>(body: B) -> Self
    where
        B: Body<Error: Into<BoxError>> + Send + 'static,
    {
        let length = body.size_hint().exact();
        Self::coming(Box::pin(body), length)
    }

    /// Streams the items of a stream.
    pub fn from_stream<S, T, E>(stream: S) -> Self
    where
        S: Stream<Item = Result<T, E>> + Send + 'static,
        T: Into<Bytes>,
        E: Into<BoxError>,
    {
        Self::coming(Box::pin(Streamed(Box::pin(stream))), None)
    }

    fn coming(parts: Pin<Box<dyn Parts + Send>>, length: Option<u64>) -> Self {
        Self(Kind::Coming(Arc::new(Mutex::new(Source {
            parts: Some(parts),
            taken: 0,
            length,
            most: u64::MAX,
            most_held: usize::MAX,
        }))))
    }

    /// Declares the length in bytes, which is sent as `Content-Length`. A stream that is longer or
    /// shorter fails. Bytes in memory keep their own length.
    #[must_use]
    pub fn of_length(self, length: u64) -> Self {
        if let Kind::Coming(source) = &self.0 {
            lock(source).length = Some(length);
        }
        self
    }

    /// Limits a stream to `most` bytes, of which at most `most_held` are held in memory.
    #[doc(hidden)]
    #[must_use]
    pub fn within(self, most: u64, most_held: usize) -> Self {
        if let Kind::Coming(source) = &self.0 {
            let mut source = lock(source);
            source.most = most;
            source.most_held = most_held;
        }
        self
    }

    /// Returns the maximum number of bytes held in memory.
    #[doc(hidden)]
    pub fn most_held(&self) -> usize {
        match &self.0 {
            Kind::Whole(_) => usize::MAX,
            Kind::Coming(source) => lock(source).most_held,
        }
    }

    /// Returns the number of remaining bytes, if known.
    pub fn length(&self) -> Option<u64> {
        match &self.0 {
            Kind::Whole(bytes) => u64::try_from(bytes.len()).ok(),
            Kind::Coming(source) => lock(source).left(),
        }
    }

    /// Returns the bytes if all of them are in memory.
    pub fn bytes(&self) -> Option<&Bytes> {
        match &self.0 {
            Kind::Whole(bytes) => Some(bytes),
            Kind::Coming(_) => None,
        }
    }

    /// Returns the next chunk, or `None` at the end.
    pub async fn next(&mut self) -> Result<Option<Bytes>, ByteStreamError> {
        poll_fn(|context| self.poll(context)).await.transpose()
    }

    /// Reads all bytes into memory. Received bytes are bounded by the body limit.
    pub async fn collect(self) -> Result<Bytes, ByteStreamError> {
        let limit = self.most_held();
        self.collect_within(limit).await
    }

    /// Reads all bytes into memory, at most `limit` of them.
    pub async fn collect_within(mut self, limit: usize) -> Result<Bytes, ByteStreamError> {
        let most = u64::try_from(limit).unwrap_or(u64::MAX);
        if self.length().is_some_and(|length| length > most) {
            return Err(ByteStreamError::TooLong(most));
        }
        let first = self.next().await?.unwrap_or_default();
        if first.len() > limit {
            return Err(ByteStreamError::TooLong(most));
        }
        if Body::is_end_stream(&self) {
            return Ok(first);
        }
        let mut whole = BytesMut::from(first);
        while let Some(part) = self.next().await? {
            if part.len() > limit - whole.len() {
                return Err(ByteStreamError::TooLong(most));
            }
            whole.extend_from_slice(&part);
        }
        Ok(whole.freeze())
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, ByteStreamError>>> {
        match &mut self.0 {
            Kind::Whole(bytes) => {
                let bytes = std::mem::take(bytes);
                Poll::Ready((!bytes.is_empty()).then_some(Ok(bytes)))
            }
            Kind::Coming(source) => lock(source).poll(context),
        }
    }
}

fn lock(source: &Mutex<Source>) -> MutexGuard<'_, Source> {
    source.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Source {
    fn left(&self) -> Option<u64> {
        match self.parts {
            Some(_) => Some(self.length?.saturating_sub(self.taken)),
            None => Some(0),
        }
    }

    fn poll(&mut self, context: &mut Context<'_>) -> Poll<Option<Result<Bytes, ByteStreamError>>> {
        let Some(parts) = &mut self.parts else {
            return Poll::Ready(None);
        };
        let part = ready!(parts.as_mut().poll_part(context));
        let is_over = parts.is_over();
        let part = self.counted(part);
        // A missing rest is an error, which the end reports.
        let is_over = is_over && self.length.is_none_or(|length| self.taken == length);
        if is_over || !matches!(part, Some(Ok(_))) {
            self.parts = None;
        }
        Poll::Ready(part)
    }

    /// Counts a chunk, and fails if the stream is too long or too short.
    fn counted(
        &mut self,
        part: Option<Result<Bytes, ByteStreamError>>,
    ) -> Option<Result<Bytes, ByteStreamError>> {
        if let Some(Ok(bytes)) = &part {
            let count = u64::try_from(bytes.len()).unwrap_or(u64::MAX);
            self.taken = self.taken.saturating_add(count);
        }
        let is_wrong = |length: &u64| match part {
            Some(Ok(_)) => self.taken > *length,
            Some(Err(_)) => false,
            None => self.taken < *length,
        };
        match self.length.filter(is_wrong) {
            _ if self.taken > self.most => Some(Err(ByteStreamError::TooLong(self.most))),
            Some(length) => Some(Err(ByteStreamError::WrongLength(length))),
            None => part,
        }
    }
}

impl From<Bytes> for ByteStream {
    fn from(bytes: Bytes) -> Self {
        Self(Kind::Whole(bytes))
    }
}

impl From<Vec<u8>> for ByteStream {
    fn from(bytes: Vec<u8>) -> Self {
        Self::from(Bytes::from(bytes))
    }
}

impl From<&'static [u8]> for ByteStream {
    fn from(bytes: &'static [u8]) -> Self {
        Self::from(Bytes::from_static(bytes))
    }
}

impl From<String> for ByteStream {
    fn from(text: String) -> Self {
        Self::from(Bytes::from(text))
    }
}

impl From<&'static str> for ByteStream {
    fn from(text: &'static str) -> Self {
        Self::from(Bytes::from(text))
    }
}

impl Default for ByteStream {
    /// Creates an empty stream.
    fn default() -> Self {
        Self::from(Bytes::new())
    }
}

impl PartialEq for ByteStream {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (Kind::Whole(bytes), Kind::Whole(others)) => bytes == others,
            (Kind::Coming(source), Kind::Coming(other)) => Arc::ptr_eq(source, other),
            _ => false,
        }
    }
}

impl fmt::Debug for ByteStream {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Whole(bytes) => formatter.debug_tuple("ByteStream").field(bytes).finish(),
            Kind::Coming(_) => formatter.write_str("ByteStream(..)"),
        }
    }
}

impl Stream for ByteStream {
    type Item = Result<Bytes, ByteStreamError>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.poll(context)
    }
}

impl Body for ByteStream {
    type Data = Bytes;
    type Error = ByteStreamError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, ByteStreamError>>> {
        let data = ready!(self.poll(context));
        Poll::Ready(data.map(|data| data.map(Frame::data)))
    }

    fn is_end_stream(&self) -> bool {
        match &self.0 {
            Kind::Whole(bytes) => bytes.is_empty(),
            Kind::Coming(source) => lock(source).parts.is_none(),
        }
    }

    fn size_hint(&self) -> SizeHint {
        self.length()
            .map_or_else(SizeHint::default, SizeHint::with_exact)
    }
}

/// A source of chunks, with its data and error types erased.
trait Parts {
    fn poll_part(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, ByteStreamError>>>;

    fn is_over(&self) -> bool;
}

impl<B: Body<Error: Into<BoxError>>> Parts for B {
    fn poll_part(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, ByteStreamError>>> {
        loop {
            let frame = match ready!(self.as_mut().poll_frame(context)) {
                None => return Poll::Ready(None),
                Some(Ok(frame)) => frame,
                Some(Err(error)) => return Poll::Ready(Some(Err(unwrap_error(error.into())))),
            };
            // Other frames are trailers, which no description defines.
            if let Ok(mut data) = frame.into_data() {
                let count = data.remaining();
                return Poll::Ready(Some(Ok(data.copy_to_bytes(count))));
            }
        }
    }

    fn is_over(&self) -> bool {
        self.is_end_stream()
    }
}

/// Unwraps an error of an inner [`ByteStream`].
fn unwrap_error(error: BoxError) -> ByteStreamError {
    match error.downcast() {
        Ok(known) => *known,
        Err(other) => ByteStreamError::Broken(other),
    }
}

/// A stream as a body.
struct Streamed<S>(Pin<Box<S>>);

impl<S, T, E> Body for Streamed<S>
where
    S: Stream<Item = Result<T, E>>,
    T: Into<Bytes>,
    E: Into<BoxError>,
{
    type Data = Bytes;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, BoxError>>> {
        let next = ready!(self.0.as_mut().poll_next(context));
        Poll::Ready(next.map(|part| match part {
            Ok(part) => Ok(Frame::data(part.into())),
            Err(error) => Err(error.into()),
        }))
    }
}
