// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    pub kind: String,
    pub wheels: i64,
    pub doors: Option<i64>,
}

/// The required fields of [`Car`].
#[derive(Debug)]
pub struct CarRequired {
    pub kind: String,
    pub wheels: i64,
}

object::implement! {
    Car from CarRequired {
        required(kind, "kind");
        required(wheels, "wheels");
        optional(doors: i64, "doors");
    }
}
