// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Even`.

use crate::runtime::integer_enum::{self, UnknownInteger};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Even {
    /// `2`.
    Value2,
    /// `4`.
    Value4,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    Even {
        Value2 = 2;
        Value4 = 4;
    }
}
