//! HTTP basic credentials (RFC 7617).

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use crate::runtime::client::builder::BuildError;
use crate::runtime::client::credential::{Credential, Secret};

/// A user name and a password, redacted in `Debug`.
#[derive(Clone)]
pub struct BasicCredential {
    user: String,
    password: String,
}

impl BasicCredential {
    /// Creates the credential.
    pub fn new(user: impl Into<String>, password: impl Into<String>) -> Self {
        Self {
            user: user.into(),
            password: password.into(),
        }
    }

    /// Returns the credential of the security scheme `name`. A user name with a colon, which is the
    /// delimiter, and control characters are rejected.
    #[doc(hidden)]
    pub fn basic(&self, name: &'static str) -> Result<Credential, BuildError> {
        let text = format!("{}:{}", self.user, self.password);
        if self.user.contains(':') || text == ":" || text.chars().any(char::is_control) {
            return Err(BuildError::Credential(name));
        }
        Secret::new(STANDARD.encode(text)).http(name, "Basic")
    }
}

impl fmt::Debug for BasicCredential {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("BasicCredential(…)")
    }
}
