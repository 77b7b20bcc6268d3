// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The response `TooManyRequests`.

use http::HeaderMap;

use crate::runtime::client::header::{self, ReadHeaders};

/// The headers of `TooManyRequests`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TooManyRequestsHeaders {
    /// Seconds to wait before retrying the request.
    ///
    /// Not negative.
    pub retry_after: Option<i64>,
}

impl ReadHeaders for TooManyRequestsHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            retry_after: header::read(headers, "retry-after"),
        }
    }
}
