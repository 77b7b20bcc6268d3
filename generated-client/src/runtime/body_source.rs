// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Where the bodies of requests come from, which may be sent more than once.

use std::fmt;

use bytes::Bytes;

use super::body::Body;
use super::timer::Instant;

/// What gives the body of each attempt to send a request.
pub trait Source: fmt::Debug + Send + Sync {
    /// The body; `None` where it was sent already, and cannot be sent again.
    fn body(&self) -> Option<Body>;

    /// When the last of it was sent, if it is sent as it comes.
    fn moved(&self) -> Option<Instant> {
        None
    }
}

impl Source for Bytes {
    fn body(&self) -> Option<Body> {
        Some(Body::from(self.clone()))
    }
}
