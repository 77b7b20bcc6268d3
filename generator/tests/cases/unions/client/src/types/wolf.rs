// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wolf`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Wolf {
    pub pack: Option<i64>,
}

object::implement! {
    Wolf {
        optional(pack: i64, "pack");
    }
}
