// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::object;
use crate::types::kind::Kind;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    pub name: String,
    pub kind: Option<Kind>,
    pub page: Option<String>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    pub name: String,
}

object::implement! {
    Pet from PetRequired {
        required(name, "name");
        optional(kind: Kind, "kind");
        optional(page: String, "page");
    }
}
