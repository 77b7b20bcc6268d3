//! Constant JSON values of the description (`enum`, `const`).

use std::fmt;

use crate::runtime::encode;
use crate::runtime::exact_number::ExactNumber;
use crate::runtime::tree::Tree;

/// A constant JSON value of the description.
#[derive(Clone, Copy, Debug)]
pub enum Constant {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number, in the notation of JSON.
    Number(&'static str),
    /// A string.
    Text(&'static str),
    /// An array.
    Array(&'static [Constant]),
    /// An object.
    Object(&'static [(&'static str, Constant)]),
}

impl Constant {
    /// Returns `true` if a value equals this one. Numbers are compared by value, objects regardless of the order of fields
    /// (JSON Schema 2020-12, Core, section 4.2.2).
    pub fn is(&self, value: &Tree) -> bool {
        match (self, value) {
            (Self::Null, Tree::Null) => true,
            (Self::Boolean(constant), Tree::Boolean(value)) => constant == value,
            (Self::Number(constant), Tree::Number(value)) => {
                ExactNumber::parse(constant).as_ref() == Some(value)
            }
            (Self::Text(constant), Tree::String(value)) => constant == value,
            (Self::Array(constants), Tree::Array(items)) => {
                let mut pairs = constants.iter().zip(items);
                constants.len() == items.len() && pairs.all(|(constant, item)| constant.is(item))
            }
            (Self::Object(constants), Tree::Object(object)) => {
                let is_field = |(name, value): (&String, &Tree)| {
                    let mut constants = constants.iter();
                    constants.any(|(known, constant)| known == name && constant.is(value))
                };
                constants.len() == object.len() && object.iter().all(is_field)
            }
            _ => false,
        }
    }

    /// Returns `true` if a string, the value of a parameter or of a field of a form, represents this scalar.
    pub fn is_represented_by(&self, text: &str) -> bool {
        match self {
            Self::Text(own) => *own == text,
            Self::Boolean(value) => text == if *value { "true" } else { "false" },
            Self::Number(own) => {
                let number = ExactNumber::parse(text);
                number.is_some() && number == ExactNumber::parse(own)
            }
            Self::Null | Self::Array(_) | Self::Object(_) => false,
        }
    }
}

/// JSON.
impl fmt::Display for Constant {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Null => formatter.write_str("null"),
            Self::Boolean(value) => fmt::Display::fmt(value, formatter),
            Self::Number(number) => formatter.write_str(number),
            Self::Text(text) => formatter.write_str(&encode::to_text(*text).unwrap_or_default()),
            Self::Array(items) => {
                formatter.write_str("[")?;
                for (index, item) in items.iter().enumerate() {
                    let comma = if index == 0 { "" } else { "," };
                    write!(formatter, "{comma}{item}")?;
                }
                formatter.write_str("]")
            }
            Self::Object(fields) => {
                formatter.write_str("{")?;
                for (index, (name, value)) in fields.iter().enumerate() {
                    let comma = if index == 0 { "" } else { "," };
                    write!(formatter, "{comma}{}:{value}", Self::Text(name))?;
                }
                formatter.write_str("}")
            }
        }
    }
}
