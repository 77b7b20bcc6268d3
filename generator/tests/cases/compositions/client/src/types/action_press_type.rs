// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionPressType`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `ActionPressType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ActionPressType {
    /// `1`.
    Value1,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl ActionPressType {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for ActionPressType {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1)];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(ActionPressType);
