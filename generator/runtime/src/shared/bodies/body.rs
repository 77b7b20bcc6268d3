//! Bodies, complete or streamed.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use bytes::{Buf, Bytes};
use http_body::{Frame, SizeHint};

/// An error of any kind.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// A body whose errors can be boxed.
pub trait HttpBody: http_body::Body<Error: Into<BoxError>> {}

impl<B: http_body::Body<Error: Into<BoxError>>> HttpBody for B {}

/// The body of a request or of a response.
#[derive(Default)]
pub struct Body(Kind);

enum Kind {
    /// All bytes.
    Whole(Option<Bytes>),
    /// Bytes that are still to come. The lock only makes it `Sync` and is never contended.
    Streamed(Mutex<Coming>),
}

type Coming = Pin<Box<dyn Streamed + Send>>;

type Framed = Poll<Option<Result<Frame<Bytes>, BoxError>>>;

impl Default for Kind {
    fn default() -> Self {
        Self::Whole(None)
    }
}

impl Body {
    /// Creates a body without bytes.
    pub const fn empty() -> Self {
        Self(Kind::Whole(None))
    }

    /// Creates a body that streams the bytes of another one.
    pub fn streamed<B>(body: B) -> Self
    where
        B: http_body::Body + Send + 'static,
        B::Error: Into<BoxError>,
    {
        Self(Kind::Streamed(Mutex::new(Box::pin(body))))
    }

    /// Returns the bytes, if there are any and all are in memory.
    pub const fn bytes(&self) -> Option<&Bytes> {
        match &self.0 {
            Kind::Whole(bytes) => bytes.as_ref(),
            Kind::Streamed(_) => None,
        }
    }

    /// Returns the bytes if all are in memory; empty if there is no body.
    pub fn whole(&self) -> Option<&[u8]> {
        match &self.0 {
            Kind::Whole(bytes) => Some(bytes.as_deref().unwrap_or_default()),
            Kind::Streamed(_) => None,
        }
    }

    /// Returns the bytes, or the body itself if it is still streaming.
    pub fn into_whole(self) -> Result<Bytes, Self> {
        match self.0 {
            Kind::Whole(bytes) => Ok(bytes.unwrap_or_default()),
            streamed @ Kind::Streamed(_) => Err(Self(streamed)),
        }
    }

    /// Returns the next chunk, or `None` at the end. Trailers are ignored.
    pub async fn next(&mut self) -> Option<Result<Bytes, BoxError>> {
        loop {
            let frame = poll_fn(|context| self.poll(context)).await?;
            match frame.map(Frame::into_data) {
                Ok(Ok(data)) => return Some(Ok(data)),
                Ok(Err(_)) => {}
                Err(error) => return Some(Err(error)),
            }
        }
    }

    #[inline]
    fn poll(&mut self, context: &mut Context<'_>) -> Framed {
        match &mut self.0 {
            Kind::Whole(bytes) => Poll::Ready(bytes.take().map(|bytes| Ok(Frame::data(bytes)))),
            Kind::Streamed(body) => {
                let body = body.get_mut().unwrap_or_else(PoisonError::into_inner);
                body.as_mut().poll_bytes(context)
            }
        }
    }
}

impl fmt::Debug for Body {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Whole(bytes) => formatter.debug_tuple("Body").field(bytes).finish(),
            Kind::Streamed(_) => formatter.write_str("Body(..)"),
        }
    }
}

impl From<Bytes> for Body {
    fn from(bytes: Bytes) -> Self {
        Self(Kind::Whole(Some(bytes).filter(|bytes| !bytes.is_empty())))
    }
}

impl From<Vec<u8>> for Body {
    fn from(bytes: Vec<u8>) -> Self {
        Self::from(Bytes::from(bytes))
    }
}

impl From<String> for Body {
    fn from(text: String) -> Self {
        Self::from(Bytes::from(text))
    }
}

impl From<&'static str> for Body {
    fn from(text: &'static str) -> Self {
        Self::from(Bytes::from_static(text.as_bytes()))
    }
}

impl http_body::Body for Body {
    type Data = Bytes;
    type Error = BoxError;

    #[inline]
    fn poll_frame(self: Pin<&mut Self>, context: &mut Context<'_>) -> Framed {
        self.get_mut().poll(context)
    }

    fn is_end_stream(&self) -> bool {
        match &self.0 {
            Kind::Whole(bytes) => bytes.is_none(),
            Kind::Streamed(body) => lock(body).is_over(),
        }
    }

    fn size_hint(&self) -> SizeHint {
        match &self.0 {
            Kind::Whole(bytes) => {
                let length = bytes.as_ref().map_or(0, Bytes::len);
                SizeHint::with_exact(length as u64)
            }
            Kind::Streamed(body) => lock(body).expected(),
        }
    }
}

fn lock(body: &Mutex<Coming>) -> MutexGuard<'_, Coming> {
    body.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A body with any type of data and error, as a body of `Bytes`.
trait Streamed {
    fn poll_bytes(self: Pin<&mut Self>, context: &mut Context<'_>) -> Framed;

    fn is_over(&self) -> bool;

    fn expected(&self) -> SizeHint;
}

impl<B> Streamed for B
where
    B: http_body::Body,
    B::Error: Into<BoxError>,
{
    fn poll_bytes(self: Pin<&mut Self>, context: &mut Context<'_>) -> Framed {
        let in_bytes = |mut data: B::Data| data.copy_to_bytes(data.remaining());
        self.poll_frame(context).map(|frame| {
            frame.map(|frame| match frame {
                Ok(frame) => Ok(frame.map_data(in_bytes)),
                Err(error) => Err(error.into()),
            })
        })
    }

    fn is_over(&self) -> bool {
        self.is_end_stream()
    }

    fn expected(&self) -> SizeHint {
        self.size_hint()
    }
}
