// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `OtherPet`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OtherPet {
    pub name: String,
    pub kind: Option<String>,
}

/// The required fields of [`OtherPet`].
#[derive(Debug)]
pub struct OtherPetRequired {
    pub name: String,
}

object::implement! {
    OtherPet from OtherPetRequired {
        required(name, "name");
        optional(kind: String, "kind");
    }
}
