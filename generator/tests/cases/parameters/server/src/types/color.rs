// @generated from parameters.yaml by `cargo xtask codegen`; do not edit.
//! `Color`.

use crate::runtime::text_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    Red,
    DarkBlue,
}

text_enum::implement! {
    Color {
        Red = "red";
        DarkBlue = "dark blue";
    }
}
