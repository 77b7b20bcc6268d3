// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `ThingStepsItem`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `ThingStepsItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThingStepsItem {
    /// `5`.
    Value5,
    /// `10`.
    Value10,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl ThingStepsItem {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value5 => 5,
            Self::Value10 => 10,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for ThingStepsItem {
    const VALUES: &'static [(i64, Self)] = &[(5, Self::Value5), (10, Self::Value10)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(ThingStepsItem);
