// @generated from github.json by `openapi-crates generate`; do not edit.
//! The response `rate_limited`.

use http::HeaderMap;

use crate::runtime::client::header::{self, ReadHeaders};

/// The headers of `rate_limited`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct RateLimitedHeaders {
    /// The number of seconds to wait, after a secondary rate limit was exceeded.
    ///
    /// Not negative.
    pub retry_after: Option<i64>,
    /// The number of calls that remain until the reset.
    ///
    /// Not negative.
    pub x_rate_limit_remaining: Option<i64>,
    /// The time of the reset, in seconds since 1970-01-01.
    ///
    /// Not negative.
    pub x_rate_limit_reset: Option<i64>,
}

impl ReadHeaders for RateLimitedHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            retry_after: header::read(headers, "retry-after"),
            x_rate_limit_remaining: header::read(headers, "x-ratelimit-remaining"),
            x_rate_limit_reset: header::read(headers, "x-ratelimit-reset"),
        }
    }
}
