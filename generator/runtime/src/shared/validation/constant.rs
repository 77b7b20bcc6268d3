//! The types and values named by constraints.

use crate::runtime::tree::Tree;

/// A JSON type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean,
    /// A number without a fraction.
    Integer,
    /// A number.
    Number,
    /// A string.
    String,
    /// An array.
    Array,
    /// An object.
    Object,
}

/// A constant JSON value of the description.
#[derive(Clone, Copy, Debug)]
pub enum Constant {
    /// `null`
    Null,
    /// `true` or `false`
    Boolean(bool),
    /// A number without a fraction.
    Integer(i128),
    /// Any other number.
    Number(f64),
    /// A string.
    Text(&'static str),
    /// An array.
    Array(&'static [Constant]),
    /// An object.
    Object(&'static [(&'static str, Constant)]),
}

impl Kind {
    /// Returns `true` if a value is of this type.
    pub fn has(self, value: &Tree) -> bool {
        match (self, value) {
            (Self::Null, Tree::Null)
            | (Self::Boolean, Tree::Boolean(_))
            | (Self::Integer, Tree::Integer(_))
            | (Self::Number, Tree::Integer(_) | Tree::Number(_) | Tree::Vast)
            | (Self::String, Tree::String(_))
            | (Self::Array, Tree::Array(_))
            | (Self::Object, Tree::Object(_)) => true,
            (Self::Integer, Tree::Number(number)) => number.fract() == 0.0,
            _ => false,
        }
    }

    /// The name of the type in messages.
    pub fn word(self) -> &'static str {
        match self {
            Self::Null => "null",
            Self::Boolean => "a boolean",
            Self::Integer => "an integer",
            Self::Number => "a number",
            Self::String => "a string",
            Self::Array => "an array",
            Self::Object => "an object",
        }
    }
}

impl Constant {
    /// Returns `true` if a value equals this one. Numbers are compared by value, objects regardless
    /// of the order of fields.
    pub fn is(&self, value: &Tree) -> bool {
        match (self, value) {
            (Self::Null, Tree::Null) => true,
            (Self::Boolean(constant), Tree::Boolean(value)) => constant == value,
            (Self::Integer(constant), Tree::Integer(value)) => constant == value,
            (Self::Integer(constant), Tree::Number(value)) => {
                value.fract() == 0.0 && *value as i128 == *constant
            }
            (Self::Number(constant), Tree::Number(value)) => constant == value,
            (Self::Number(constant), Tree::Integer(value)) => {
                constant.fract() == 0.0 && *constant as i128 == *value
            }
            (Self::Text(constant), Tree::String(value)) => constant == value,
            (Self::Array(constants), Tree::Array(items)) => {
                let mut pairs = constants.iter().zip(items);
                constants.len() == items.len() && pairs.all(|(constant, item)| constant.is(item))
            }
            (Self::Object(constants), Tree::Object(object)) => {
                let is_field = |(name, value): &(String, Tree)| {
                    let mut constants = constants.iter();
                    constants.any(|(known, constant)| known == name && constant.is(value))
                };
                let is_there =
                    |(name, _): &(&str, Self)| object.iter().any(|(known, _)| known == name);
                constants.iter().all(is_there) && object.iter().all(is_field)
            }
            _ => false,
        }
    }
}
