// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::object;

/// `Car`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    /// `kind`.
    pub kind: String,
    /// `doors`.
    pub doors: Option<i64>,
    /// `seats`.
    pub seats: Option<i64>,
}

/// The required fields of [`Car`].
#[derive(Debug)]
pub struct CarRequired {
    /// `kind`.
    pub kind: String,
}

object::implement! {
    Car from CarRequired {
        required(kind, "kind");
        optional(doors: i64, "doors");
        optional(seats: i64, "seats");
    }
}
