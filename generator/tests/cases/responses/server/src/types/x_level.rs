// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `XLevel`.

use crate::runtime::integer_enum::{self, IntegerEnum};

/// `XLevel`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum XLevel {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
}

impl XLevel {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for XLevel {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (2, Self::Value2)];
}

integer_enum::implement!(XLevel);
