// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Second`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Second {
    pub circle: Option<Box<Second>>,
}

object::implement! {
    Second {
        optional(circle: Box<Second>, "circle");
    }
}
