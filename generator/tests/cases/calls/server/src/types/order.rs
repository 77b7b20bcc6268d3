// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Order {
    pub number: i64,
}

/// The required fields of [`Order`].
#[derive(Debug)]
pub struct OrderRequired {
    pub number: i64,
}

object::implement! {
    Order from OrderRequired {
        required(number, "number");
    }
}
