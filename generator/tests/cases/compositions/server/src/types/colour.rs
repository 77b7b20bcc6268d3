// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Colour`.

use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    Red,
    Orange,
    Blue,
}

text_enum::implement! {
    Colour {
        Red = "red";
        Orange = "orange";
        Blue = "blue";
    }
}
