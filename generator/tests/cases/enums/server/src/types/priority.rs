// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Priority`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `Priority`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Priority {
    /// Not told.
    ValueUnknown,
    /// Can wait.
    Low,
    /// Is usual.
    Middle,
    /// *Now*.
    High,
}

impl Priority {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::ValueUnknown => -1,
            Self::Low => 0,
            Self::Middle => 1,
            Self::High => 99,
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
}

integer_enum::implement!(Priority);

/// The JSON schema of [`Priority`].
pub(crate) static PRIORITY_SCHEMA: Schema = Schema::IntegerEnum(
    &[-1, 0, 1, 99],
    "expected one of `-1`, `0`, `1`, `99`",
);
