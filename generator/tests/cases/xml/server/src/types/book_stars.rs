// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `BookStars`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `BookStars`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BookStars {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// `3`.
    Value3,
}

impl BookStars {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
            Self::Value3 => 3,
        }
    }
}

impl IntegerEnum for BookStars {
    const VALUES: &'static [(i64, Self)] = &[
        (1, Self::Value1),
        (2, Self::Value2),
        (3, Self::Value3),
    ];
}

integer_enum::implement!(BookStars);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2, 3],
    "expected one of `1`, `2`, `3`",
);
