//! `password`.

use std::fmt;

use crate::runtime::json_format;
use crate::runtime::text_format::TextFormat;

/// A secret string, redacted in `Debug`.
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Password(String);

impl Password {
    /// Returns the string.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the string, consuming the password.
    pub fn into_string(self) -> String {
        self.0
    }
}

impl From<String> for Password {
    fn from(text: String) -> Self {
        Self(text)
    }
}

impl From<&str> for Password {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Password(..)")
    }
}

/// A secret string as a [`Password`].
pub struct PasswordText;

json_format::implement!(Password, PasswordText);

impl TextFormat for PasswordText {
    type Value = Password;
    const NAME: &'static str = "password";
    const EXPECTED: &'static str = "expected a string";

    fn parse(text: &str) -> Option<Password> {
        Some(Password::from(text))
    }

    fn text(value: &Password) -> String {
        value.0.clone()
    }
}
