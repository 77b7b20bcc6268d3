//! String formats that represent values of other types.

use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::Writer;
use crate::runtime::limits::TextConstraint;
use crate::runtime::reader::Reader;
use crate::runtime::reason::{Reason, ViolationKind};

/// A string format that represents the values of a type.
pub trait TextFormat {
    /// The represented type.
    type Value;
    /// The name of the format.
    const NAME: &'static str;
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

/// The constraint of strings of a format.
pub const fn constraint<F: TextFormat>() -> TextConstraint {
    TextConstraint::Format(|text| F::parse(text).is_some(), F::NAME, F::EXPECTED)
}

/// The reason for which another string is rejected.
const fn expected<F: TextFormat>() -> Reason {
    Reason::fixed(ViolationKind::Format(F::NAME), F::EXPECTED)
}

/// Parses a string, or returns what was expected.
pub fn parse<F: TextFormat>(text: &str) -> Result<F::Value, Reason> {
    F::parse(text).ok_or(expected::<F>())
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
    parse(&reader.formatted()?).ok_or_else(|| DecodeError::new(expected::<F>()))
}

/// Encodes a value as a JSON string.
pub fn encode<F: TextFormat>(value: &F::Value, json: &mut Writer) {
    json.text(&F::text(value));
}
