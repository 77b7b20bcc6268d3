// @generated from tuples.yaml by `cargo xtask codegen`; do not edit.
//! `Level`.

use crate::runtime::schema::Schema;
use crate::runtime::text_enum::{self, TextEnum};

/// `Level`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// `low`.
    Low,
    /// `high`.
    High,
}

impl Level {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

impl TextEnum for Level {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("low", Self::Low),
        ("high", Self::High),
    ];
}

text_enum::implement!(Level);

/// The JSON schema of [`Level`].
pub(crate) static LEVEL_SCHEMA: Schema = Schema::Enum(
    &["low", "high"],
    "expected one of `low`, `high`",
);
