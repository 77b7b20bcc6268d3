// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Empty`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Empty {}

object::implement! {
    Empty {}
}
