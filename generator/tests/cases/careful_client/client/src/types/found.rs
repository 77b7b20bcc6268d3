// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Found`.

use crate::runtime::object;
use crate::types::animal::Animal;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found {
    pub animal: Animal,
}

/// The required fields of [`Found`].
#[derive(Debug)]
pub struct FoundRequired {
    pub animal: Animal,
}

object::implement! {
    Found from FoundRequired {
        required(animal, "animal");
    }
}
