// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `A`.

use crate::runtime::object;
use crate::types::b_type::BType;

/// `A`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AType {
    pub b: Option<BType>,
}

object::implement! {
    AType {
        optional(b: BType, "b");
    }
}
