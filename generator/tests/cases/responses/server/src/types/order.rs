// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::text_enum::{self, TextEnum};

/// `Order`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// `ascending`.
    Ascending,
    /// `descending`.
    Descending,
}

impl Order {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ascending => "ascending",
            Self::Descending => "descending",
        }
    }
}

impl TextEnum for Order {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ascending", Self::Ascending),
        ("descending", Self::Descending),
    ];
}

text_enum::implement!(Order);
