// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Bodies as they are sent and received: whole, or as they come.

use std::fmt;
use std::future::poll_fn;
use std::pin::Pin;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use bytes::{Buf, Bytes};
use http_body::{Frame, SizeHint};

/// An error of any kind.
pub type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// The body of a request or of an answer.
#[derive(Default)]
pub struct Body(Kind);

enum Kind {
    /// All of its bytes.
    Whole(Option<Bytes>),
    /// Bytes that are still to come. The lock makes it `Sync`; nobody waits for it.
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
    /// No bytes.
    pub const fn empty() -> Self {
        Self(Kind::Whole(None))
    }

    /// The bytes of another body, as they come.
    pub fn streamed<B>(body: B) -> Self
    where
        B: http_body::Body + Send + 'static,
        B::Error: Into<BoxError>,
    {
        Self(Kind::Streamed(Mutex::new(Box::pin(body))))
    }

    /// All its bytes, if it has any and none are still to come.
    pub const fn bytes(&self) -> Option<&Bytes> {
        match &self.0 {
            Kind::Whole(bytes) => bytes.as_ref(),
            Kind::Streamed(_) => None,
        }
    }

    /// All its bytes, if none are still to come: empty where it has none.
    pub fn whole(&self) -> Option<&[u8]> {
        match &self.0 {
            Kind::Whole(bytes) => Some(bytes.as_deref().unwrap_or_default()),
            Kind::Streamed(_) => None,
        }
    }

    /// All its bytes, or itself if some are still to come.
    pub fn into_whole(self) -> Result<Bytes, Self> {
        match self.0 {
            Kind::Whole(bytes) => Ok(bytes.unwrap_or_default()),
            streamed @ Kind::Streamed(_) => Err(Self(streamed)),
        }
    }

    /// The next of its bytes; `None` at the end. Trailers are passed over.
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

/// A body of any data and errors, as one of bytes.
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
