// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingLevelInteger`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `EverythingLevelInteger`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EverythingLevelInteger {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl EverythingLevelInteger {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for EverythingLevelInteger {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];
}

integer_enum::implement!(EverythingLevelInteger);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
