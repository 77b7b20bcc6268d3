// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    pub kind: String,
    pub trick: Option<String>,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    pub kind: String,
}

object::implement! {
    Dog from DogRequired {
        required(kind, "kind");
        optional(trick: String, "trick");
    }
}
