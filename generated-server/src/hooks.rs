// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! What an implementation decides for all operations together: who calls, whether a
//! request is let in, and what an error looks like.

use http::request::Parts;
use http::{HeaderMap, HeaderName};

use crate::runtime::admission::{Admission, Refusal};
use crate::runtime::bearer::BearerToken;
use crate::runtime::header;
use crate::runtime::rejection::Rejection;
use crate::types::Error;

/// Tells who calls, from the credentials that the description asks for.
pub trait Authenticate {
    /// Who calls. The handlers are given it.
    type Caller: Send + Sync;

    /// Verifies the bearer token (RFC 6750) of `apiKey`.
    ///
    /// An API key, sent as a bearer token: `Authorization: Bearer <API_KEY>`.
    ///
    /// `scopes` are those that the operation asks for.
    fn api_key(
        &self,
        token: BearerToken<'_>,
        scopes: &'static [&'static str],
        parts: &Parts,
    ) -> impl Future<Output = Result<Self::Caller, Refusal>> + Send;
}

/// Admits a request, or turns it away, before its body is read.
///
/// It is asked for every request, those for unknown paths and methods too. The
/// caller is known there as well, and is absent only where a credential is missing,
/// not valid, or not asked for.
pub trait Admit: Authenticate {
    /// Tells whether the request is let in, and the headers that its
    /// response has in common with all others.
    fn admit(
        &self,
        caller: Option<&Self::Caller>,
        parts: &Parts,
    ) -> impl Future<Output = Admission<CommonHeaders>> + Send;
}

/// Words the failures that are answered before a handler runs as [`Error`].
pub trait Reject {
    /// The body of the answer to a rejected request.
    ///
    /// Its status is that of [`Rejection::status`].
    fn error(&self, rejection: &Rejection) -> Error;
}

/// The headers that every response carries.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CommonHeaders {
    /// The headers of [`RateLimit`].
    pub rate_limit: RateLimit,
}

/// What no [`CommonHeaders`] can be without.
#[derive(Debug)]
pub struct CommonHeadersRequired {
    /// The headers of [`RateLimit`].
    pub rate_limit: RateLimit,
}

impl From<CommonHeadersRequired> for CommonHeaders {
    fn from(required: CommonHeadersRequired) -> Self {
        Self {
            rate_limit: required.rate_limit,
        }
    }
}

impl CommonHeaders {
    /// Adds them to those of a response.
    pub(crate) fn write(&self, headers: &mut HeaderMap) -> Result<(), Rejection> {
        header::write(
            headers,
            const { HeaderName::from_static("x-ratelimit-limit") },
            &self.rate_limit.limit,
        )?;
        header::write(
            headers,
            const { HeaderName::from_static("x-ratelimit-remaining") },
            &self.rate_limit.remaining,
        )?;
        header::write(
            headers,
            const { HeaderName::from_static("x-ratelimit-reset") },
            &self.rate_limit.reset,
        )?;
        Ok(())
    }
}

/// The headers `X-RateLimit-Limit`, `X-RateLimit-Remaining`, `X-RateLimit-Reset`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct RateLimit {
    /// The limit that applies to the caller.
    pub limit: i64,
    /// Requests remaining in the current window.
    pub remaining: i64,
    /// Unix timestamp, in seconds, of when the limit resets.
    pub reset: i64,
}

/// What no [`RateLimit`] can be without.
#[derive(Debug)]
pub struct RateLimitRequired {
    /// The limit that applies to the caller.
    pub limit: i64,
    /// Requests remaining in the current window.
    pub remaining: i64,
    /// Unix timestamp, in seconds, of when the limit resets.
    pub reset: i64,
}

impl From<RateLimitRequired> for RateLimit {
    fn from(required: RateLimitRequired) -> Self {
        Self {
            limit: required.limit,
            remaining: required.remaining,
            reset: required.reset,
        }
    }
}
