//! Credentials of other HTTP authentication schemes.

use std::fmt;

use http::request::Parts;

use crate::runtime::server::authorization;

/// The credentials of an HTTP authentication scheme, without its name. They are redacted in
/// `Debug`.
#[derive(Clone, Copy)]
pub struct HttpCredential<'a>(&'a str);

impl<'a> HttpCredential<'a> {
    /// Returns the credentials.
    pub const fn as_str(self) -> &'a str {
        self.0
    }
}

impl fmt::Debug for HttpCredential<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("HttpCredential(…)")
    }
}

/// Returns the credentials of a request with a single `Authorization` header.
pub fn find<'a>(parts: &'a Parts, scheme: &str) -> Option<HttpCredential<'a>> {
    authorization::after(parts, scheme).ok().map(HttpCredential)
}
