//! HTTP basic credentials (RFC 7617).

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use http::request::Parts;

use super::authorization;

/// The challenge where no credential was sent, or one that is not valid.
pub const CHALLENGE: &str = "Basic realm=\"api\", charset=\"UTF-8\"";

/// A user name and a password as they were sent. Its `Debug` does not show them.
#[derive(Clone, PartialEq, Eq)]
pub struct BasicCredential {
    user: String,
    password: String,
}

impl BasicCredential {
    /// The user name, which may be empty.
    pub fn user(&self) -> &str {
        &self.user
    }

    /// The password, which may be empty.
    pub fn password(&self) -> &str {
        &self.password
    }
}

impl fmt::Debug for BasicCredential {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("BasicCredential(…)")
    }
}

/// The credentials of a request: those of the one `Authorization` header that it has. `None` if
/// they are not Base64, not UTF-8, or without the colon between the user and the password.
pub fn find(parts: &Parts) -> Option<BasicCredential> {
    let encoded = authorization::after(parts, "Basic")?;
    let text = String::from_utf8(STANDARD.decode(encoded).ok()?).ok()?;
    let (user, password) = text.split_once(':')?;
    let has_controls = text.chars().any(char::is_control);
    (!has_controls).then(|| BasicCredential {
        user: user.to_owned(),
        password: password.to_owned(),
    })
}
