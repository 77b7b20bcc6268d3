// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Addressee`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `Addressee`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Addressee {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl Addressee {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for Addressee {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];
}

integer_enum::implement!(Addressee);

/// The JSON schema of [`Addressee`].
pub(crate) static ADDRESSEE_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
