// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Versions`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Versions {
    /// `1.10`.
    Value1_10,
    /// `1.2`.
    Value1_2,
    True,
    /// `2024-01-31`.
    Value2024_01_31,
    No,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Versions {
        Value1_10 = "1.10";
        Value1_2 = "1.2";
        True = "true";
        Value2024_01_31 = "2024-01-31";
        No = "no";
    }
}
