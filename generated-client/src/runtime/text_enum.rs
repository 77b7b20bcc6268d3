// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! String enums that stay open: a value that a newer server sends is kept.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{self, Deserializer, Visitor};

/// A set of string values that may grow.
pub trait TextEnum: Clone + 'static {
    /// Every known value with its text on the wire.
    const VALUES: &'static [(&'static str, Self)];

    /// The value for a text that is not known.
    fn unknown(value: UnknownValue) -> Self;

    /// The value whose text is `text`.
    fn from_text(text: &str) -> Self {
        let known = Self::VALUES.iter().find(|(known, _)| *known == text);
        match known {
            Some((_, value)) => value.clone(),
            None => Self::unknown(UnknownValue(text.into())),
        }
    }
}

/// A text that this version of the crate does not know.
///
/// It is made by reading only, so that a text can never be both known and
/// unknown. Compare the enum with a string to recognize a value that is new: that
/// stays right when the value becomes known.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnknownValue(Box<str>);

impl UnknownValue {
    /// The text on the wire.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Reads a value of the set from a string.
pub fn deserialize<'de, T: TextEnum, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_str(TextVisitor(PhantomData))
}

struct TextVisitor<T>(PhantomData<T>);

impl<T: TextEnum> Visitor<'_> for TextVisitor<T> {
    type Value = T;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("a string")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        Ok(T::from_text(text))
    }
}
