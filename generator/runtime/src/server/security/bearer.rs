//! HTTP bearer tokens (RFC 6750).

use std::fmt;

use http::request::Parts;

use crate::runtime::server::authorization;
use crate::runtime::server::rejection::Rejection;

/// The challenge for a missing token.
pub const CHALLENGE: &str = "Bearer";

/// The challenge for an invalid token.
pub const INVALID_TOKEN: &str = "Bearer error=\"invalid_token\"";

/// A bearer token, redacted in `Debug`.
#[derive(Clone, Copy)]
pub struct BearerToken<'a>(&'a str);

impl<'a> BearerToken<'a> {
    /// Returns the token.
    pub const fn as_str(self) -> &'a str {
        self.0
    }
}

impl fmt::Debug for BearerToken<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("BearerToken(…)")
    }
}

/// Returns the bearer token of a request, or the rejection.
#[inline]
pub fn token(parts: &Parts) -> Result<BearerToken<'_>, Rejection> {
    find(parts).ok_or(Rejection::Unauthorized(CHALLENGE))
}

/// Returns the bearer token of a request with a single `Authorization` header.
#[inline]
pub fn find(parts: &Parts) -> Option<BearerToken<'_>> {
    authorization::after(parts, "Bearer").map(BearerToken)
}
