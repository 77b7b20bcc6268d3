// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Base`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Base {
    pub name: String,
}

/// The required fields of [`Base`].
#[derive(Debug)]
pub struct BaseRequired {
    pub name: String,
}

object::implement! {
    Base from BaseRequired {
        required(name, "name");
    }
}
