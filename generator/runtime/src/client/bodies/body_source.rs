//! Sources of request bodies, for the attempts of a call.

use std::fmt;

use bytes::Bytes;

use crate::runtime::body::Body;
use crate::runtime::client::timer::Instant;

/// Provides the body of each attempt.
pub trait BodySource: fmt::Debug + Send + Sync {
    /// Returns the body, or `None` if it was consumed by an earlier attempt.
    fn body(&self) -> Option<Body>;

    /// Returns when the last chunk was sent, if the body is streamed.
    fn moved(&self) -> Option<Instant> {
        None
    }
}

impl BodySource for Bytes {
    fn body(&self) -> Option<Body> {
        Some(Body::from(self.clone()))
    }
}
