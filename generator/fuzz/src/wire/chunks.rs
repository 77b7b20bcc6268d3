//! A body that arrives in chunks.

use std::collections::VecDeque;
use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use http_body::{Body, Frame};

use crate::choices::Choices;

/// The remaining chunks.
#[derive(Clone, Debug, Default)]
pub struct Chunks(VecDeque<Bytes>);

impl Chunks {
    /// All bytes in one chunk.
    pub fn whole(bytes: &[u8]) -> Self {
        Self(VecDeque::from([Bytes::copy_from_slice(bytes)]))
    }

    /// Splits bytes into chunks, some of which may be empty.
    pub fn cut(bytes: &[u8], choices: &mut Choices<'_>) -> Self {
        let mut rest = Bytes::copy_from_slice(bytes);
        let mut chunks = VecDeque::new();
        while !rest.is_empty() && !choices.is_exhausted() {
            let max = if choices.below(2) == 0 {
                4
            } else {
                rest.len() + 1
            };
            let length = choices.below(max).min(rest.len());
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
