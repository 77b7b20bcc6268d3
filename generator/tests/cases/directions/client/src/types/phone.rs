// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    pub kind: String,
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    pub kind: String,
    pub number: String,
}

object::implement! {
    Phone from PhoneRequired {
        required(kind, "kind");
        required(number, "number");
    }
}
