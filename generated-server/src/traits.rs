// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Traits of the implementation that apply to all operations: authentication,
//! admission and error bodies.

use http::HeaderMap;
use http::request::Parts;

use crate::rejection::RejectedRequest;
use crate::runtime::record;
use crate::runtime::server::admission::Admission;
use crate::runtime::server::bearer::BearerToken;
use crate::runtime::server::rejection::Rejection;
use crate::runtime::server::{header, integer_headers};
use crate::types::error::Error;

/// Authenticates requests with the security schemes of the description.
pub trait Authenticate {
    /// The authenticated caller, which is passed to the handlers.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `apiKey`.
    ///
    /// An API key, sent as a bearer token: `Authorization: Bearer <API_KEY>`.
    fn api_key(
        &self,
        token: BearerToken<'_>,
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Rejection>> + Send;
}

/// Admits or refuses a request before its body is read.
///
/// It is called for every request, including those for unknown paths and methods.
/// The caller is absent only if the credential is missing, invalid, or not
/// required.
pub trait Admit: Authenticate {
    /// Admits or refuses a request, and returns the common headers of its response.
    fn admit(
        &self,
        caller: Option<&Self::Caller>,
        parts: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send;
}

/// Describes rejected requests as [`Error`].
pub trait Reject {
    /// Returns the body of the response to a rejected request, for its
    /// [`status`](RejectedRequest::status).
    fn error(&self, request: &RejectedRequest<'_>) -> Error;
}

/// The common headers of all responses.
///
/// Created from [`CommonHeadersRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CommonHeaders {
    /// The headers of [`RateLimit`].
    pub rate_limit: RateLimit,
}

/// The required fields of [`CommonHeaders`].
#[derive(Debug)]
pub struct CommonHeadersRequired {
    /// The headers of [`RateLimit`].
    pub rate_limit: RateLimit,
}

record::implement! {
    CommonHeaders from CommonHeadersRequired {
        required(rate_limit);
    }
}

impl CommonHeaders {
    /// Adds the headers to a response.
    pub(crate) fn write(&self, headers: &mut HeaderMap) -> Result<(), Rejection> {
        integer_headers::write(
            headers,
            [
                (header::name!("x-ratelimit-limit"), &self.rate_limit.limit),
                (header::name!("x-ratelimit-remaining"), &self.rate_limit.remaining),
                (header::name!("x-ratelimit-reset"), &self.rate_limit.reset),
            ],
        )
    }
}

/// The headers `X-RateLimit-Limit`, `X-RateLimit-Remaining`, `X-RateLimit-Reset`.
///
/// Created from [`RateLimitRequired`].
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

/// The required fields of [`RateLimit`].
#[derive(Debug)]
pub struct RateLimitRequired {
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

record::implement! {
    RateLimit from RateLimitRequired {
        required(limit);
        required(remaining);
        required(reset);
    }
}
