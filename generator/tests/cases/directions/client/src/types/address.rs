// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::object;

/// `Address`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    /// `city`.
    pub city: Option<String>,
}

object::implement! {
    Address {
        optional(city: String, "city");
    }
}
