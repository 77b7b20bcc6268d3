//! HTTP basic credentials (RFC 7617).

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::request::Parts;

use crate::runtime::server::authorization;

/// The challenge for missing or invalid credentials.
pub const CHALLENGE: &str = "Basic realm=\"api\", charset=\"UTF-8\"";

/// A user name and a password, redacted in `Debug`.
#[derive(Clone, PartialEq, Eq)]
pub struct BasicCredential {
    user: String,
    password: String,
}

impl BasicCredential {
    /// Returns the user name, which may be empty.
    pub fn user(&self) -> &str {
        &self.user
    }

    /// Returns the password, which may be empty.
    pub fn password(&self) -> &str {
        &self.password
    }
}

impl fmt::Debug for BasicCredential {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("BasicCredential(…)")
    }
}

/// Returns the credentials of a request with a single `Authorization` header. `None` if they are
/// not Base64, not UTF-8, or have no colon.
pub fn find(parts: &Parts) -> Option<BasicCredential> {
    let encoded = authorization::after(parts, "Basic").ok()?;
    let text = String::from_utf8(STANDARD.decode(encoded).ok()?).ok()?;
    let (user, password) = text.split_once(':')?;
    let has_controls = text.chars().any(char::is_control);
    (!has_controls).then(|| BasicCredential {
        user: user.to_owned(),
        password: password.to_owned(),
    })
}
