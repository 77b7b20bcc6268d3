// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingStepsItem`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `ThingStepsItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThingStepsItem {
    /// `5`.
    Value5,
    /// `10`.
    Value10,
}

impl ThingStepsItem {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value5 => 5,
            Self::Value10 => 10,
        }
    }
}

impl IntegerEnum for ThingStepsItem {
    const VALUES: &'static [(i64, Self)] = &[(5, Self::Value5), (10, Self::Value10)];
}

integer_enum::implement!(ThingStepsItem);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(
    &[5, 10],
    "expected one of `5`, `10`",
);
