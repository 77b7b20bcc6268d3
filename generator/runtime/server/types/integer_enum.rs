//! Closed integer enums.

use std::fmt;

use super::decode::Decode;
use super::decode_error::DecodeError;
use super::reader::Reader;

/// A closed set of integers.
pub trait IntegerEnum: Copy + 'static {
    /// The values with their integers.
    const VALUES: &'static [(i64, Self)];

    /// Returns the value of an integer.
    fn from_i64(integer: i64) -> Result<Self, UnknownInteger> {
        Self::VALUES
            .iter()
            .find(|(known, _)| *known == integer)
            .map(|(_, value)| *value)
            .ok_or(UnknownInteger {
                allowed: Self::allowed,
            })
    }

    /// Returns the value of an integer in JSON notation.
    fn from_text(text: &str) -> Result<Self, UnknownInteger> {
        Self::VALUES
            .iter()
            .find(|(known, _)| known.to_string() == text)
            .map(|(_, value)| *value)
            .ok_or(UnknownInteger {
                allowed: Self::allowed,
            })
    }

    /// Lists the allowed integers, for messages.
    fn allowed() -> String {
        let integers: Vec<String> = Self::VALUES
            .iter()
            .map(|(integer, _)| format!("`{integer}`"))
            .collect();
        integers.join(", ")
    }
}

/// The error for an integer that is not allowed.
#[derive(Clone, Copy)]
pub struct UnknownInteger {
    allowed: fn() -> String,
}

impl fmt::Debug for UnknownInteger {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("UnknownInteger").finish()
    }
}

impl fmt::Display for UnknownInteger {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "expected one of {}", (self.allowed)())
    }
}

impl std::error::Error for UnknownInteger {}

/// Decodes a value.
pub fn decode<T: IntegerEnum>(reader: &mut Reader<'_>) -> Result<T, DecodeError> {
    let integer = i64::decode(reader)?;
    T::from_i64(integer).map_err(|unknown| DecodeError::new(unknown.to_string()))
}
