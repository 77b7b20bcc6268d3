// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::text_enum::{self, TextEnum, UnknownValue};
#[cfg(feature = "webhooks")]
use crate::runtime::schema::Schema;

/// `Color`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Color {
    /// `red`.
    Red,
    /// `green`.
    Green,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl Color {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for Color {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("green", Self::Green),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(Color);

/// The JSON schema of [`Color`].
#[cfg(feature = "webhooks")]
pub(crate) static COLOR_SCHEMA: Schema = Schema::Enum(
    &["red", "green"],
    "expected one of `red`, `green`",
);
