// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Quoted`.

use crate::runtime::integer_enum::{self, UnknownInteger};

/// `Quoted`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum InQuotes {
    /// `1`.
    Value1,
    /// `2`.
    Value2,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    InQuotes {
        Value1 = 1;
        Value2 = 2;
    }
}
