// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::text_enum::{self, TextEnum};

/// `Color`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// `red`.
    Red,
    /// `dark blue`.
    DarkBlue,
}

impl Color {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::DarkBlue => "dark blue",
        }
    }
}

impl TextEnum for Color {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("dark blue", Self::DarkBlue),
    ];
}

text_enum::implement!(Color);
