// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Food`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Food {
    pub grams: i32,
}

/// The required fields of [`Food`].
#[derive(Debug)]
pub struct FoodRequired {
    pub grams: i32,
}

object::implement! {
    Food from FoodRequired {
        required(grams, "grams");
    }
}
