//! Enums: closed sets of values.

use crate::names::Name;

/// A closed set of values, each with a variant.
#[derive(Clone, Debug, PartialEq)]
pub struct Enumeration {
    /// What its values are on the wire.
    pub kind: EnumKind,
    /// The values, no two the same. There is at least one.
    pub values: Vec<EnumValue>,
}

/// What the values of an enum are on the wire.
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
    /// Its text, as a parameter has it, and its variant.
    pub name: Name,
    /// The value itself.
    pub value: Scalar,
    /// What it means, in the description's words.
    pub description: Option<String>,
}

/// A JSON value that is neither `null` nor made of others.
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
    /// The value as a parameter has it.
    pub fn text(&self) -> String {
        match self {
            Self::Boolean(value) => value.to_string(),
            Self::Integer(value) => value.to_string(),
            Self::Number(value) => value.to_string(),
            Self::Text(text) => text.clone(),
        }
    }

    /// The value as JSON has it.
    pub fn json(&self) -> String {
        match self {
            Self::Text(text) => serde_json::Value::from(text.as_str()).to_string(),
            other => other.text(),
        }
    }
}
