//! Integer enums: closed sets of values.

use std::fmt;

use super::decode::Decode;
use super::fault::Fault;
use super::reader::Reader;

/// A closed set of integers.
pub trait IntegerEnum: Copy + 'static {
    /// Every value with its integer on the wire.
    const VALUES: &'static [(i64, Self)];

    /// The value whose integer is `integer`.
    fn from_i64(integer: i64) -> Result<Self, UnknownInteger> {
        Self::VALUES
            .iter()
            .find(|(known, _)| *known == integer)
            .map(|(_, value)| *value)
            .ok_or(UnknownInteger {
                allowed: Self::allowed,
            })
    }

    /// The value whose integer is written as JSON writes it.
    fn from_text(text: &str) -> Result<Self, UnknownInteger> {
        Self::VALUES
            .iter()
            .find(|(known, _)| known.to_string() == text)
            .map(|(_, value)| *value)
            .ok_or(UnknownInteger {
                allowed: Self::allowed,
            })
    }

    /// The allowed integers, for a message.
    fn allowed() -> String {
        let integers: Vec<String> = Self::VALUES
            .iter()
            .map(|(integer, _)| format!("`{integer}`"))
            .collect();
        integers.join(", ")
    }
}

/// An integer is none of the allowed values.
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

/// Reads a value of the set from an integer.
pub fn decode<T: IntegerEnum>(reader: &mut Reader<'_>) -> Result<T, Fault> {
    let integer = i64::decode(reader)?;
    T::from_i64(integer).map_err(|unknown| Fault::new(unknown.to_string()))
}
