// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Even`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `Even`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Even {
    /// `2`.
    Value2,
    /// `4`.
    Value4,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl Even {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value2 => 2,
            Self::Value4 => 4,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for Even {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2), (4, Self::Value4)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(Even);
