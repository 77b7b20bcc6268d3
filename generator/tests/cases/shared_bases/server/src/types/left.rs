// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Left`.

use crate::runtime::object;

/// `Left`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Left {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<bool>,
}

/// The required fields of [`Left`].
#[derive(Debug)]
pub struct LeftRequired {
    /// `name`.
    pub name: String,
}

object::implement! {
    Left from LeftRequired {
        required(name, "name");
        optional(left: bool, "left");
    }
}
