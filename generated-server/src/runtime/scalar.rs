// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! JSON values that are neither `null` nor made of others.

use std::fmt;

use serde::{Serialize, Serializer};

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
                let number: Option<f64> = serde_json::from_str(text).ok();
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

impl Serialize for Scalar<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match *self {
            Self::Boolean(value) => serializer.serialize_bool(value),
            Self::Integer(value) => match i64::try_from(value) {
                Ok(value) => serializer.serialize_i64(value),
                Err(_) => serializer.serialize_i128(value),
            },
            Self::Number(value) => serializer.serialize_f64(value),
            Self::Text(text) => serializer.serialize_str(text),
        }
    }
}
