// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::integer_enum::{self, IntegerEnum, UnknownInteger};

/// `Priority`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Priority {
    /// Not told.
    ValueUnknown,
    /// Can wait.
    Low,
    /// Is usual.
    Middle,
    /// *Now*.
    High,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

impl Priority {
    /// Returns the integer on the wire.
    pub fn as_i64(&self) -> i64 {
        match self {
            Self::ValueUnknown => -1,
            Self::Low => 0,
            Self::Middle => 1,
            Self::High => 99,
            Self::Unknown(value) => value.as_i64(),
        }
    }
}

impl IntegerEnum for Priority {
    const VALUES: &'static [(i64, Self)] = &[
        (-1, Self::ValueUnknown),
        (0, Self::Low),
        (1, Self::Middle),
        (99, Self::High),
    ];

    fn unknown(value: UnknownInteger) -> Self {
        Self::Unknown(value)
    }
}

integer_enum::implement!(Priority);
