// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Warm`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Warm`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Warm {
    /// As a rose.
    Red,
    /// `orange`.
    Orange,
}

impl Warm {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
        }
    }
}

impl TextEnum for Warm {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("red", Self::Red),
        ("orange", Self::Orange),
    ];
}

text_enum::implement!(Warm);

/// The JSON schema of [`Warm`].
pub(crate) static WARM_SCHEMA: Schema = Schema::Enum(
    &["red", "orange"],
    "expected one of `red`, `orange`",
);
