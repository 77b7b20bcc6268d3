// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! The response `TooManyRequests`.

use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{header, response};
use crate::types::error::Error;

/// Rate limit exceeded.
///
/// Retry the request after the time in `Retry-After`, with exponential backoff. Repeated requests after
/// a 429 can lead to a temporary ban of the API key.
///
/// Created from [`TooManyRequestsRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct TooManyRequests {
    /// The body.
    pub body: Error,
    /// Seconds to wait before retrying the request.
    ///
    /// Not negative.
    pub retry_after: i64,
}

/// The required fields of [`TooManyRequests`].
#[derive(Debug)]
pub struct TooManyRequestsRequired {
    /// The body.
    pub body: Error,
    /// Seconds to wait before retrying the request.
    ///
    /// Not negative.
    pub retry_after: i64,
}

record::implement! {
    TooManyRequests from TooManyRequestsRequired {
        required(body);
        required(retry_after);
    }
}

impl TooManyRequests {
    pub(crate) fn encode(
        self,
        into: &mut Response<Body>,
        status: StatusCode,
    ) -> Result<(), Rejection> {
        response::json(into, status, &self.body)?;
        header::write!(into.headers_mut(), "retry-after", self.retry_after)
    }
}
