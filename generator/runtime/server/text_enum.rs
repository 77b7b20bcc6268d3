//! String enums: closed sets of values.

use std::fmt;

use super::fault::Fault;
use super::reader::Reader;

/// A closed set of string values.
pub trait TextEnum: Copy + 'static {
    /// Every value with its text on the wire.
    const VALUES: &'static [(&'static str, Self)];

    /// The value whose text is `text`.
    fn from_text(text: &str) -> Result<Self, UnknownValue> {
        Self::VALUES
            .iter()
            .find(|(known, _)| *known == text)
            .map(|(_, value)| *value)
            .ok_or(UnknownValue {
                allowed: Self::allowed,
            })
    }

    /// The allowed texts, for a message.
    fn allowed() -> String {
        let texts: Vec<String> = Self::VALUES
            .iter()
            .map(|(text, _)| format!("`{text}`"))
            .collect();
        texts.join(", ")
    }
}

/// A text is none of the allowed values.
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

/// Reads a value of the set from a string.
pub fn decode<T: TextEnum>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    T::from_text(&reader.string()?).map_err(|unknown| Fault::new(unknown.to_string()))
}
