// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Base`.

use crate::runtime::object;

/// `Base`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Base {
    /// `name`.
    pub name: String,
}

/// The required fields of [`Base`].
#[derive(Debug)]
pub struct BaseRequired {
    /// `name`.
    pub name: String,
}

object::implement! {
    Base from BaseRequired {
        required(name, "name");
    }
}
