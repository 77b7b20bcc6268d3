//! HTTP bearer tokens (RFC 6750).

use std::fmt;

use http::request::Parts;

use crate::runtime::server::authorization;
use crate::runtime::server::credential_error::CredentialError;
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

/// Returns the bearer token of a request for a security scheme, or the rejection.
#[inline]
pub fn token<'a>(parts: &'a Parts, scheme: &'static str) -> Result<BearerToken<'a>, Rejection> {
    let token = authorization::after(parts, "Bearer").map(BearerToken);
    token.map_err(|problem| CredentialError::new(Some(scheme), problem, Some(CHALLENGE)).into())
}

/// Returns the bearer token of a request with a single `Authorization` header.
#[inline]
pub fn find(parts: &Parts) -> Option<BearerToken<'_>> {
    authorization::after(parts, "Bearer").ok().map(BearerToken)
}
