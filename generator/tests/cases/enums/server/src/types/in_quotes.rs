// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Quoted`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `Quoted`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InQuotes {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl InQuotes {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for InQuotes {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];
}

integer_enum::implement!(InQuotes);

/// The JSON schema of [`InQuotes`].
pub(crate) static IN_QUOTES_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
