// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Versions`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Versions`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Versions {
    /// `1.10`.
    Value1_10,
    /// `1.2`.
    Value1_2,
    /// `true`.
    True,
    /// `2024-01-31`.
    Value2024_01_31,
    /// `no`.
    No,
}

impl Versions {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Value1_10 => "1.10",
            Self::Value1_2 => "1.2",
            Self::True => "true",
            Self::Value2024_01_31 => "2024-01-31",
            Self::No => "no",
        }
    }
}

impl TextEnum for Versions {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("1.10", Self::Value1_10),
        ("1.2", Self::Value1_2),
        ("true", Self::True),
        ("2024-01-31", Self::Value2024_01_31),
        ("no", Self::No),
    ];
}

text_enum::implement!(Versions);

/// The JSON schema of [`Versions`].
pub(crate) static VERSIONS_SCHEMA: Schema = Schema::Enum(
    &["1.10", "1.2", "true", "2024-01-31", "no"],
    "expected one of `1.10`, `1.2`, `true`, `2024-01-31`, `no`",
);
