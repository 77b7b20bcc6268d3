// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Part`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Part {
    pub name: String,
}

/// The required fields of [`Part`].
#[derive(Debug)]
pub struct PartRequired {
    pub name: String,
}

object::implement! {
    Part from PartRequired {
        required(name, "name");
    }
}
