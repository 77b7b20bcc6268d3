//! String formats that represent values of other types.

use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::Writer;
use crate::runtime::reader::Reader;
use crate::runtime::reason::{Reason, ViolationKind};

/// A string format that represents the values of a type.
pub trait TextFormat {
    /// The represented type.
    type Value;
    /// The message for an invalid string: `expected …`.
    const EXPECTED: &'static str;

    /// Parses a string. Returns `None` if it is not of this format or the type cannot represent it
    /// exactly.
    fn parse(text: &str) -> Option<Self::Value>;

    /// Parses a string of a server that deviates from the format, if its value is unambiguous.
    fn parse_tolerantly(text: &str) -> Option<Self::Value> {
        Self::parse(text)
    }

    /// Formats a value.
    fn text(value: &Self::Value) -> String;
}

/// Returns `true` if a string is of a format.
pub fn is<F: TextFormat>(text: &str) -> bool {
    F::parse(text).is_some()
}

/// Parses a string, or returns what was expected.
pub fn parse<F: TextFormat>(text: &str) -> Result<F::Value, Reason> {
    F::parse(text).ok_or(Reason::fixed(ViolationKind::Format, F::EXPECTED))
}

/// Parses a string of a response, if its value is unambiguous.
pub fn parse_tolerantly<F: TextFormat>(text: &str) -> Option<F::Value> {
    F::parse_tolerantly(text)
}

/// Formats a value.
pub fn text<F: TextFormat>(value: &F::Value) -> String {
    F::text(value)
}

/// Decodes a value from a JSON string.
pub fn decode<F: TextFormat>(reader: &mut Reader<'_>) -> Result<F::Value, DecodeError> {
    let parse = match reader.is_tolerant() {
        true => F::parse_tolerantly,
        false => F::parse,
    };
    let expected = || DecodeError::new(Reason::fixed(ViolationKind::Format, F::EXPECTED));
    parse(&reader.formatted()?).ok_or_else(expected)
}

/// Encodes a value as a JSON string.
pub fn encode<F: TextFormat>(value: &F::Value, json: &mut Writer) {
    json.text(&F::text(value));
}
