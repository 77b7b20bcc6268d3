// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionPressType`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `ActionPressType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionPressType {
    /// `1`.
    Value1,
}

impl ActionPressType {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value1 => 1,
        }
    }
}

impl IntegerEnum for ActionPressType {
    const VALUES: &'static [(i64, Self)] = &[(1, Self::Value1)];
}

integer_enum::implement!(ActionPressType);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(&[1], "expected one of `1`");
