// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Color {
    Red,
    DarkBlue,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Color {
        Red = "red";
        DarkBlue = "dark blue";
    }
}
