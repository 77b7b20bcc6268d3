// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Unit`.

use crate::runtime::text_enum::{self, UnknownValue};

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unit {
    Piece,
    Box,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    Unit {
        Piece = "piece";
        Box = "box";
    }
}
