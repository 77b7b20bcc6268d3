// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    pub city: Option<String>,
}

object::implement! {
    Address {
        optional(city: String, "city");
    }
}
