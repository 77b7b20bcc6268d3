// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `First`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct First {
    pub circle: Option<Box<First>>,
}

object::implement! {
    First {
        optional(circle: Box<First>, "circle");
    }
}
