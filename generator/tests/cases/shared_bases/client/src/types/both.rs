// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::object;

/// Left and right.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    pub name: String,
    pub left: Option<bool>,
    pub right: Option<bool>,
}

/// The required fields of [`Both`].
#[derive(Debug)]
pub struct BothRequired {
    pub name: String,
}

object::implement! {
    Both from BothRequired {
        required(name, "name");
        optional(left: bool, "left");
        optional(right: bool, "right");
    }
}
