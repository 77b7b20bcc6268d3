//! Credentials of an HTTP authentication scheme that is known by its name only.

use std::fmt;

use http::request::Parts;

use super::authorization;

/// The credentials of an HTTP authentication scheme as they were sent, behind its name. Their
/// `Debug` does not show them.
#[derive(Clone, Copy)]
pub struct HttpCredential<'a>(&'a str);

impl<'a> HttpCredential<'a> {
    /// The credentials.
    pub const fn as_str(self) -> &'a str {
        self.0
    }
}

impl fmt::Debug for HttpCredential<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("HttpCredential(…)")
    }
}

/// The credentials of a request by a scheme: those of the one `Authorization` header that it has.
pub fn find<'a>(parts: &'a Parts, scheme: &str) -> Option<HttpCredential<'a>> {
    authorization::after(parts, scheme).map(HttpCredential)
}
