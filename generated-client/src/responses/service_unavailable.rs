// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The response `ServiceUnavailable`.

use http::HeaderMap;

use crate::runtime::client::header::{self, ReadHeaders};

/// The headers of `ServiceUnavailable`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ServiceUnavailableHeaders {
    /// Seconds to wait before retrying the request.
    ///
    /// Not negative.
    pub retry_after: Option<i64>,
}

impl ReadHeaders for ServiceUnavailableHeaders {
    fn read(headers: &HeaderMap) -> Self {
        Self {
            retry_after: header::read(headers, "retry-after"),
        }
    }
}
