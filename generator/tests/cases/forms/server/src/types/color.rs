// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// `red`.
    Red,
    /// `green`.
    Green,
}

impl Color {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
        }
    }
}

impl TextEnum for Color {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("green", Self::Green),
    ];
}

text_enum::implement!(Color);

/// The JSON schema of [`Color`].
pub(crate) static COLOR_SCHEMA: Schema = Schema::Enum(
    &["red", "green"],
    "expected one of `red`, `green`",
);
