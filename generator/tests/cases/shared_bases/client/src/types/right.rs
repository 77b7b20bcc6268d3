// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Right`.

use crate::runtime::object;

/// `Right`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Right {
    /// `name`.
    pub name: String,
    /// `right`.
    pub right: Option<bool>,
}

/// The required fields of [`Right`].
#[derive(Debug)]
pub struct RightRequired {
    /// `name`.
    pub name: String,
}

object::implement! {
    Right from RightRequired {
        required(name, "name");
        optional(right: bool, "right");
    }
}
