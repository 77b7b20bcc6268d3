// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Codes`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Codes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Codes {
    /// `ab`.
    Ab,
    /// `abc`.
    Abc,
}

impl Codes {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Ab => "ab",
            Self::Abc => "abc",
        }
    }
}

impl TextEnum for Codes {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("ab", Self::Ab),
        ("abc", Self::Abc),
    ];
}

text_enum::implement!(Codes);

/// The JSON schema of [`Codes`].
pub(crate) static CODES_SCHEMA: Schema = Schema::Enum(
    &["ab", "abc"],
    "expected one of `ab`, `abc`",
);
