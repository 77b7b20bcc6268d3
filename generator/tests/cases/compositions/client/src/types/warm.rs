// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Warm`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Warm {
    /// As a rose.
    Red,
    Orange,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Warm {
        Red = "red";
        Orange = "orange";
    }
}
