//! JSON values that keep repeated fields.

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::reader::{Kind, Reader};

/// A JSON value as it was sent.
pub enum Tree {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number without fraction and exponent that fits 128 bits.
    Integer(i128),
    /// Any other number.
    Number(f64),
    /// A number beyond 64 bits.
    Vast,
    /// A string.
    String(String),
    /// An array.
    Array(Vec<Tree>),
    /// An object, field by field.
    Object(Vec<(String, Tree)>),
}

impl Tree {
    fn number(text: &str) -> Self {
        if let Ok(integer) = text.parse() {
            return Self::Integer(integer);
        }
        let number = text.parse().ok().filter(|number: &f64| number.is_finite());
        number.map_or(Self::Vast, Self::Number)
    }
}

impl Decode for Tree {
    const TAKES_NULL: bool = true;

    fn decode(reader: &mut Reader<'_>) -> Result<Self, DecodeError> {
        match reader.kind()? {
            Kind::Null => reader.null().map(|_| Self::Null),
            Kind::Boolean => reader.boolean().map(Self::Boolean),
            Kind::Number => reader.number().map(Self::number),
            Kind::String => String::decode(reader).map(Self::String),
            Kind::Array => Vec::decode(reader).map(Self::Array),
            Kind::Object => decode::fields(reader).map(Self::Object),
        }
    }
}
