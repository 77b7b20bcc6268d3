// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! JSON values that are neither `null` nor made of others.

use std::fmt;

use super::decode::{self, Decode};
use super::encode::{Encode, Writer};
use super::fault::Fault;
use super::reader::{Kind, Reader};

/// A JSON value that is neither `null` nor made of others.
#[derive(Clone, Copy, Debug)]
pub enum Scalar<'a> {
    /// `true` or `false`.
    Boolean(bool),
    /// A number without a fraction.
    Integer(i128),
    /// Any other number.
    Number(f64),
    /// A string.
    Text(&'a str),
}

impl Scalar<'_> {
    /// Whether `text`, the value of a parameter, is this value.
    pub fn is_written(&self, text: &str) -> bool {
        match self {
            Self::Text(own) => *own == text,
            Self::Boolean(value) => text == if *value { "true" } else { "false" },
            Self::Integer(value) => value.to_string() == text,
            // Around a whole text, JSON allows spaces: a parameter has none.
            Self::Number(value) => {
                let number: Option<f64> = decode::from_text(text).ok();
                number == Some(*value) && text.trim() == text
            }
        }
    }
}

/// Numbers are the same by their value: `1` is `1.0`.
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

/// Reads a value and gives it to `make`.
pub fn decode<T>(reader: &mut Reader<'_>, make: &dyn Fn(Scalar<'_>) -> T) -> Result<T, Fault> {
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
            Err(Fault::new("expected a string, a number or a boolean"))
        }
    }
}
