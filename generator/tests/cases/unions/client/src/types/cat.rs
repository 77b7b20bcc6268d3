// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::object;

/// `Cat`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

object::implement! {
    Cat from CatRequired {
        required(pet_type, "petType");
        required(claws, "claws");
    }
}
