// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    pub pet_type: String,
    pub claws: i64,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    pub pet_type: String,
    pub claws: i64,
}

object::implement! {
    Cat from CatRequired {
        required(pet_type, "petType");
        required(claws, "claws");
    }
}
