//! Enums.

use crate::names::Name;

/// An enum.
#[derive(Clone, Debug, PartialEq)]
pub struct Enumeration {
    /// The types of its values.
    pub kind: EnumKind,
    /// The distinct values, at least one.
    pub values: Vec<EnumValue>,
}

/// The types of the values of an enum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EnumKind {
    /// Strings.
    Text,
    /// Integers.
    Integer,
    /// Strings, numbers and booleans.
    Mixed,
}

/// One value of an enum.
#[derive(Clone, Debug, PartialEq)]
pub struct EnumValue {
    /// Its spelling in a parameter, and its variant.
    pub name: Name,
    /// The JSON value.
    pub value: Scalar,
    /// The documentation from the description.
    pub description: Option<String>,
}

/// A JSON boolean, number or string.
#[derive(Clone, Debug, PartialEq)]
pub enum Scalar {
    /// `true` or `false`.
    Boolean(bool),
    /// A number without a fraction.
    Integer(i64),
    /// Any other number.
    Number(f64),
    /// A string.
    Text(String),
}

impl Scalar {
    /// Returns the value as in a parameter.
    pub fn text(&self) -> String {
        match self {
            Self::Boolean(value) => value.to_string(),
            Self::Integer(value) => value.to_string(),
            Self::Number(value) => value.to_string(),
            Self::Text(text) => text.clone(),
        }
    }

    /// Returns the value as JSON.
    pub fn json(&self) -> String {
        match self {
            Self::Text(text) => serde_json::Value::from(text.as_str()).to_string(),
            other => other.text(),
        }
    }
}
