// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The common headers of all responses.

use http::HeaderMap;

use crate::runtime::client::header;
use crate::runtime::client::reply::{Reply, WithHeaders};

/// The common headers of a response. Import it to call its methods.
pub trait CommonHeaders: WithHeaders {
    /// Returns the [`RateLimit`] headers; `None` if one is absent or invalid.
    fn rate_limit(&self) -> Option<RateLimit> {
        RateLimit::read(self.header_map())
    }
}

impl<T> CommonHeaders for Reply<T> {}

/// The headers `X-RateLimit-Limit`, `X-RateLimit-Remaining`, `X-RateLimit-Reset`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RateLimit {
    /// The limit that applies to the caller.
    ///
    /// Not negative.
    pub limit: i64,
    /// Requests remaining in the current window.
    ///
    /// Not negative.
    pub remaining: i64,
    /// Unix timestamp, in seconds, at which the limit resets.
    ///
    /// Not negative.
    pub reset: i64,
}

impl RateLimit {
    fn read(headers: &HeaderMap) -> Option<Self> {
        Some(Self {
            limit: header::read(headers, "x-ratelimit-limit")?,
            remaining: header::read(headers, "x-ratelimit-remaining")?,
            reset: header::read(headers, "x-ratelimit-reset")?,
        })
    }
}
