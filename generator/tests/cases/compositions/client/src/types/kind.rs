// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Kind`.

use crate::runtime::integer_enum::{self, UnknownInteger};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Kind {
    /// Neither button nor menu.
    Plain,
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
    /// A value that this version of the crate does not know.
    Unknown(UnknownInteger),
}

integer_enum::implement! {
    Kind {
        Plain = 0;
        Button = 1;
        Menu = 2;
    }
}
