//! The body of a request, which must arrive in time.

use std::fmt;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use http_body::{Body, Frame, SizeHint};
use tokio::time::{Sleep, sleep};

use super::BoxError;

/// A body that fails when it does not arrive in time.
pub struct TimedBody<B> {
    body: B,
    time: Duration,
    /// Set when the body is waited for: most have come with their head.
    deadline: Option<Pin<Box<Sleep>>>,
}

/// The body of a request did not arrive in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BodyTimeout;

impl<B> TimedBody<B> {
    /// Gives `body` as much `time` as it may take as a whole.
    pub const fn new(body: B, time: Duration) -> Self {
        Self {
            body,
            time,
            deadline: None,
        }
    }
}

impl<B> Body for TimedBody<B>
where
    B: Body<Error: Into<BoxError>> + Unpin,
{
    type Data = B::Data;
    type Error = BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<B::Data>, BoxError>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            return Poll::Ready(frame.map(|frame| frame.map_err(Into::into)));
        }
        let time = self.time;
        let deadline = self.deadline.get_or_insert_with(|| Box::pin(sleep(time)));
        deadline
            .as_mut()
            .poll(context)
            .map(|()| Some(Err(BodyTimeout.into())))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

impl fmt::Display for BodyTimeout {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("the body did not arrive in time")
    }
}

impl std::error::Error for BodyTimeout {}
