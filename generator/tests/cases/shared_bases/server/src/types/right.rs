// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Right`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Right {
    pub name: String,
    pub right: Option<bool>,
}

/// The required fields of [`Right`].
#[derive(Debug)]
pub struct RightRequired {
    pub name: String,
}

object::implement! {
    Right from RightRequired {
        required(name, "name");
        optional(right: bool, "right");
    }
}
