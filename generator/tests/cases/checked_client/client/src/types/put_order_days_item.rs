// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `PutOrderDaysItem`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};
use crate::runtime::schema::Schema;

/// `PutOrderDaysItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PutOrderDaysItem {
    /// `1`.
    Value1,
    /// `7`.
    Value7,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl PutOrderDaysItem {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value7 => 7,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for PutOrderDaysItem {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (7, Self::Value7)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(PutOrderDaysItem);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[1, 7],
    "expected one of `1`, `7`",
);
