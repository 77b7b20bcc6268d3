// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Even`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `Even`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Even {
    /// `2`.
    Value2,
    /// `4`.
    Value4,
}

impl Even {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value2 => 2,
            Self::Value4 => 4,
        }
    }
}

impl IntegerEnum for Even {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2), (4, Self::Value4)];
}

integer_enum::implement!(Even);

/// The JSON schema of [`Even`].
pub(crate) static EVEN_SCHEMA: Schema = Schema::IntegerEnum(
    &[2, 4],
    "expected one of `2`, `4`",
);
