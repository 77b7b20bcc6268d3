// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::object;
use crate::types::lives::Lives;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    pub kind: String,
    pub lives: Option<Lives>,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    pub kind: String,
}

object::implement! {
    Cat from CatRequired {
        required(kind, "kind");
        optional(lives: Lives, "lives");
    }
}
