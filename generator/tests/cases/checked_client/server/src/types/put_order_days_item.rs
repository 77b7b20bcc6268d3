// @generated from checked_client.yaml by `cargo xtask codegen`; do not edit.
//! `PutOrderDaysItem`.

use crate::runtime::integer_enum::{self, IntegerEnum};

/// `PutOrderDaysItem`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PutOrderDaysItem {
    /// `1`.
    Value1,
    /// `7`.
    Value7,
}

impl PutOrderDaysItem {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
            Self::Value7 => 7,
        }
    }
}

impl IntegerEnum for PutOrderDaysItem {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1), (7, Self::Value7)];
}

integer_enum::implement!(PutOrderDaysItem);
