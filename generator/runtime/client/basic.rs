//! HTTP basic credentials (RFC 7617).

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

use super::builder::BuildError;
use super::credential::{Credential, Secret};

/// A user name and a password. Its `Debug` does not show them.
#[derive(Clone)]
pub struct Login {
    user: String,
    password: String,
}

impl Login {
    /// Takes a user name and a password.
    pub fn new(user: impl Into<String>, password: impl Into<String>) -> Self {
        Self {
            user: user.into(),
            password: password.into(),
        }
    }

    /// The credential. `name` is what it is called. A user name with a colon is refused, which
    /// would end it, and so is any control character.
    pub fn basic(&self, name: &'static str) -> Result<Credential, BuildError> {
        let text = format!("{}:{}", self.user, self.password);
        if self.user.contains(':') || text == ":" || text.chars().any(char::is_control) {
            return Err(BuildError::Credential(name));
        }
        Secret::new(STANDARD.encode(text)).http(name, "Basic")
    }
}

impl fmt::Debug for Login {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Login(…)")
    }
}
