// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Priority`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Priority {
    /// `low`.
    Low,
    /// `high`.
    High,
}

impl Priority {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

impl TextEnum for Priority {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("low", Self::Low),
        ("high", Self::High),
    ];
}

text_enum::implement!(Priority);

/// The JSON schema of [`Priority`].
pub(crate) static PRIORITY_SCHEMA: Schema = Schema::Enum(
    &["low", "high"],
    "expected one of `low`, `high`",
);
