// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingOffset`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `AddThingOffset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AddThingOffset {
    /// `-1`.
    Minus1,
    /// `0`.
    Value0,
    /// `1`.
    Value1,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl AddThingOffset {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::Minus1 => -1,
            Self::Value0 => 0,
            Self::Value1 => 1,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for AddThingOffset {
    const VALUES: &'static [(i64, Self)] = &[
        (-1, Self::Minus1),
        (0, Self::Value0),
        (1, Self::Value1),
    ];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(AddThingOffset);
