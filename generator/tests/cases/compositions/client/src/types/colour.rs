// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Colour`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Colour {
    Red,
    Orange,
    Blue,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Colour {
        Red = "red";
        Orange = "orange";
        Blue = "blue";
    }
}
