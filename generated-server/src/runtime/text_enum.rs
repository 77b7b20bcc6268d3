// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! Closed string enums.

use std::fmt;

use super::decode_error::DecodeError;
use super::reader::Reader;

/// A closed set of strings.
pub trait TextEnum: Copy + 'static {
    /// The values with their strings.
    const VALUES: &'static [(&'static str, Self)];

    /// Returns the value of a string.
    fn from_text(text: &str) -> Result<Self, UnknownValue> {
        Self::VALUES
            .iter()
            .find(|(known, _)| *known == text)
            .map(|(_, value)| *value)
            .ok_or(UnknownValue {
                allowed: Self::allowed,
            })
    }

    /// Lists the allowed strings, for messages.
    fn allowed() -> String {
        let texts: Vec<String> = Self::VALUES
            .iter()
            .map(|(text, _)| format!("`{text}`"))
            .collect();
        texts.join(", ")
    }
}

/// The error for a string that is not allowed.
#[derive(Clone, Copy)]
pub struct UnknownValue {
    allowed: fn() -> String,
}

impl fmt::Debug for UnknownValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("UnknownValue").finish()
    }
}

impl fmt::Display for UnknownValue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "expected one of {}", (self.allowed)())
    }
}

impl std::error::Error for UnknownValue {}

/// Decodes a value.
pub fn decode<T: TextEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    T::from_text(&reader.string()?).map_err(|unknown| DecodeError::new(unknown.to_string()))
}
