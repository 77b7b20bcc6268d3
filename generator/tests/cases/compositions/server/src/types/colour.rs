// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Colour`.

use crate::runtime::text_enum::{self, TextEnum};

/// `Colour`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// `red`.
    Red,
    /// `orange`.
    Orange,
    /// `blue`.
    Blue,
}

impl Colour {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Blue => "blue",
        }
    }
}

impl TextEnum for Colour {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("orange", Self::Orange),
        ("blue", Self::Blue),
    ];
}

text_enum::implement!(Colour);
