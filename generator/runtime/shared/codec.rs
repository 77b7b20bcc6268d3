//! Formats of strings that stand for values of other types.

use std::borrow::Cow;

use super::encode::Writer;
use super::fault::Fault;
use super::reader::Reader;

/// A format of strings that stand for values of a type.
pub trait TextFormat {
    /// The type.
    type Value;
    /// The format in words: `expected …`.
    const EXPECTED: &'static str;

    /// The value that a text stands for; `None` if it is not of the format, or if
    /// the type cannot hold it without a loss.
    fn parse(text: &str) -> Option<Self::Value>;

    /// The text that stands for a value.
    fn text(value: &Self::Value) -> String;
}

/// Whether a text is of a format.
pub fn is<F: TextFormat>(text: &str) -> bool {
    F::parse(text).is_some()
}

/// The value that a text stands for, or what is expected of it.
pub fn parse<F: TextFormat>(text: &str) -> Result<F::Value, Cow<'static, str>> {
    F::parse(text).ok_or(Cow::Borrowed(F::EXPECTED))
}

/// The text that stands for a value.
pub fn text<F: TextFormat>(value: &F::Value) -> String {
    F::text(value)
}

/// Reads a value from a string of JSON.
pub fn decode<F: TextFormat>(reader: &mut Reader<'_>) -> Result<F::Value, Fault> {
    F::parse(&reader.string()?).ok_or_else(|| Fault::new(F::EXPECTED))
}

/// Writes a value as a string of JSON.
pub fn encode<F: TextFormat>(value: &F::Value, json: &mut Writer) {
    json.text(&F::text(value));
}
