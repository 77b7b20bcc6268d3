// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Addressee`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
#[cfg(feature = "webhooks")]
use crate::runtime::schema::Schema;

/// `Addressee`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Addressee {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl Addressee {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for Addressee {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(Addressee);

/// The JSON schema of [`Addressee`].
#[cfg(feature = "webhooks")]
pub(crate) static ADDRESSEE_SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 2],
    "expected one of `1`, `2`",
);
