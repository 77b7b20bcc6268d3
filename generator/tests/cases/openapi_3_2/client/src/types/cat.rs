// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    pub name: String,
    pub kind: String,
    pub lives: Option<i64>,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    pub name: String,
    pub kind: String,
}

object::implement! {
    Cat from CatRequired {
        required(name, "name");
        required(kind, "kind");
        optional(lives: i64, "lives");
    }
}
