//! HTTP bearer credentials (RFC 6750).

use std::fmt;

use http::request::Parts;

use super::authorization;
use super::rejection::Rejection;

/// The challenge where no credential was sent.
pub const CHALLENGE: &str = "Bearer";

/// The challenge where the token is not valid.
pub const INVALID_TOKEN: &str = "Bearer error=\"invalid_token\"";

/// A bearer token as it was sent. Its `Debug` does not show it.
#[derive(Clone, Copy)]
pub struct BearerToken<'a>(&'a str);

impl<'a> BearerToken<'a> {
    /// The token.
    pub const fn as_str(self) -> &'a str {
        self.0
    }
}

impl fmt::Debug for BearerToken<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("BearerToken(…)")
    }
}

/// The bearer token of a request, or the answer where there is none.
pub fn token(parts: &Parts) -> Result<BearerToken<'_>, Rejection> {
    find(parts).ok_or(Rejection::Unauthorized(CHALLENGE))
}

/// The bearer token of a request: that of the one `Authorization` header that it has.
pub fn find(parts: &Parts) -> Option<BearerToken<'_>> {
    authorization::after(parts, "Bearer").map(BearerToken)
}
