// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What a documented answer carries.

use std::ops::Deref;

use http::{HeaderMap, StatusCode};

use super::header::ReadHeaders;
use super::received::Received;

/// A documented answer: its body, which it dereferences to, its status and its
/// headers.
#[derive(Clone, Debug)]
pub struct Reply<T> {
    body: T,
    received: Received,
}

impl<T> Reply<T> {
    pub(super) fn new(body: T, received: Received) -> Self {
        Self {
            body,
            received: received.without_body(),
        }
    }

    /// The status.
    pub fn status(&self) -> StatusCode {
        self.received.status()
    }

    /// The headers that the description documents for this answer, read as the
    /// type that the operation names for them. A header that is absent or cannot
    /// be read is `None`.
    pub fn headers<H: ReadHeaders>(&self) -> H {
        H::read(self.received.headers())
    }

    /// All headers, as they were received.
    pub fn header_map(&self) -> &HeaderMap {
        self.received.headers()
    }

    /// The body.
    pub fn body(&self) -> &T {
        &self.body
    }

    /// The same answer with another body.
    pub fn map<U>(self, change: impl FnOnce(T) -> U) -> Reply<U> {
        Reply {
            body: change(self.body),
            received: self.received,
        }
    }

    /// The body, without the rest.
    pub fn into_body(self) -> T {
        self.body
    }
}

impl<T> Deref for Reply<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.body
    }
}
