// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionChooseType`.

use crate::runtime::integer_enum::{self, IntegerEnum};
use crate::runtime::schema::Schema;

/// `ActionChooseType`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionChooseType {
    /// `2`.
    Value2,
}

impl ActionChooseType {
    /// Returns the integer on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Value2 => 2,
        }
    }
}

impl IntegerEnum for ActionChooseType {
    const VALUES: &'static [(i64, Self)] = &[(2, Self::Value2)];
}

integer_enum::implement!(ActionChooseType);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::IntegerEnum(&[2], "expected one of `2`");
