//! A body that comes in parts.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body::{Body, Frame};

use crate::choices::Choices;

/// The parts that are still to come.
#[derive(Clone, Debug, Default)]
pub struct Chunks(VecDeque<Bytes>);

impl Chunks {
    /// All at once.
    pub fn whole(bytes: &[u8]) -> Self {
        Self(VecDeque::from([Bytes::copy_from_slice(bytes)]))
    }

    /// Bytes in parts, some of which may be empty.
    pub fn cut(bytes: &[u8], choices: &mut Choices<'_>) -> Self {
        let mut rest = Bytes::copy_from_slice(bytes);
        let mut chunks = VecDeque::new();
        while !rest.is_empty() && !choices.is_over() {
            let most = if choices.below(2) == 0 {
                4
            } else {
                rest.len() + 1
            };
            let length = choices.below(most).min(rest.len());
            chunks.push_back(rest.split_to(length));
        }
        chunks.push_back(rest);
        Self(chunks)
    }
}

impl Body for Chunks {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        Poll::Ready(self.0.pop_front().map(|bytes| Ok(Frame::data(bytes))))
    }
}
