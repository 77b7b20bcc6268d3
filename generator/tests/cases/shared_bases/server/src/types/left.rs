// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Left`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Left {
    pub name: String,
    pub left: Option<bool>,
}

/// The required fields of [`Left`].
#[derive(Debug)]
pub struct LeftRequired {
    pub name: String,
}

object::implement! {
    Left from LeftRequired {
        required(name, "name");
        optional(left: bool, "left");
    }
}
