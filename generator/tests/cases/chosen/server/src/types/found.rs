// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Found`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found {
    pub at: String,
}

/// The required fields of [`Found`].
#[derive(Debug)]
pub struct FoundRequired {
    pub at: String,
}

object::implement! {
    Found from FoundRequired {
        required(at, "at");
    }
}
