// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Kind`.

use crate::runtime::integer_enum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Neither button nor menu.
    Plain,
    /// One to press.
    Button,
    /// One to choose from.
    Menu,
}

integer_enum::implement! {
    Kind {
        Plain = 0;
        Button = 1;
        Menu = 2;
    }
}
