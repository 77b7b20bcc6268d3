// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Uuid`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Uuid {
    pub b: Option<String>,
}

object::implement! {
    Uuid {
        optional(b: String, "b");
    }
}
