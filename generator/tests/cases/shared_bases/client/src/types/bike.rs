// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Bike`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bike {
    pub kind: String,
    pub wheels: i64,
    pub bell: Option<bool>,
}

/// The required fields of [`Bike`].
#[derive(Debug)]
pub struct BikeRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    Bike from BikeRequired {
        required(kind, "kind");
        required(wheels, "wheels");
        optional(bell: bool, "bell");
    }
}
