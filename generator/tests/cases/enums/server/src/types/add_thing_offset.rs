// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingOffset`.

use crate::runtime::integer_enum::{self, IntegerEnum};

/// `AddThingOffset`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AddThingOffset {
    /// `-1`.
    Minus1,
    /// `0`.
    Value0,
    /// `1`.
    Value1,
}

impl AddThingOffset {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Minus1 => -1,
            Self::Value0 => 0,
            Self::Value1 => 1,
        }
    }
}

impl IntegerEnum for AddThingOffset {
    const VALUES: &'static [(i64, Self)] = &[
        (-1, Self::Minus1),
        (0, Self::Value0),
        (1, Self::Value1),
    ];
}

integer_enum::implement!(AddThingOffset);
