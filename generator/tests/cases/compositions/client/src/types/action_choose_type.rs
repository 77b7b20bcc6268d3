// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionChooseType`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `ActionChooseType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ActionChooseType {
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl ActionChooseType {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value2 => 2,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for ActionChooseType {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(ActionChooseType);
