//! JSON values other than `null`, arrays and objects.

use std::fmt;

use crate::runtime::decode::{self, Decode};
use crate::runtime::decode_error::DecodeError;
use crate::runtime::encode::{Encode, Writer};
use crate::runtime::reader::{Kind, Reader};

/// A JSON value other than `null`, an array or an object.
#[derive(Clone, Copy)]
pub enum Scalar<'a> {
    /// `true` or `false`
    Boolean(bool),
    /// A number without a fraction.
    Integer(i128),
    /// Any other number.
    Number(f64),
    /// A string.
    Text(&'a str),
}

impl Scalar<'_> {
    /// Returns `true` if `text`, the value of a parameter, represents this value.
    #[doc(hidden)]
    pub fn is_written(&self, text: &str) -> bool {
        match self {
            Self::Text(own) => *own == text,
            Self::Boolean(value) => text == if *value { "true" } else { "false" },
            Self::Integer(value) => value.to_string() == text,
            // JSON allows white space around a text; parameters do not.
            Self::Number(value) => {
                let number: Option<f64> = decode::from_text(text).ok();
                number == Some(*value) && text.trim() == text
            }
        }
    }
}

/// Numbers are equal by value: `1` equals `1.0`.
impl PartialEq for Scalar<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Boolean(left), Self::Boolean(right)) => left == right,
            (Self::Integer(left), Self::Integer(right)) => left == right,
            (Self::Number(left), Self::Number(right)) => left == right,
            (Self::Integer(integer), Self::Number(number))
            | (Self::Number(number), Self::Integer(integer)) => *integer as f64 == *number,
            (Self::Text(left), Self::Text(right)) => left == right,
            _ => false,
        }
    }
}

impl fmt::Display for Scalar<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Boolean(value) => fmt::Display::fmt(value, formatter),
            Self::Integer(value) => fmt::Display::fmt(value, formatter),
            Self::Number(value) => fmt::Display::fmt(value, formatter),
            Self::Text(text) => fmt::Display::fmt(text, formatter),
        }
    }
}

impl Encode for Scalar<'_> {
    fn encode(&self, json: &mut Writer) {
        match self {
            Self::Boolean(value) => value.encode(json),
            Self::Integer(value) => value.encode(json),
            Self::Number(value) => value.encode(json),
            Self::Text(text) => json.text(text),
        }
    }
}

/// Decodes a value and passes it to `make`.
pub fn decode<T>(
    reader: &mut Reader<'_>,
    make: &dyn Fn(Scalar<'_>) -> T,
) -> Result<T, DecodeError> {
    match reader.kind()? {
        Kind::Boolean => Ok(make(Scalar::Boolean(reader.boolean()?))),
        Kind::String => Ok(make(Scalar::Text(&reader.string()?))),
        Kind::Number => match reader.clone().number()?.parse() {
            Ok(integer) => {
                reader.skip()?;
                Ok(make(Scalar::Integer(integer)))
            }
            Err(_) => Ok(make(Scalar::Number(f64::decode(reader)?))),
        },
        Kind::Null | Kind::Array | Kind::Object => {
            Err(DecodeError::new("expected a string, a number or a boolean"))
        }
    }
}
