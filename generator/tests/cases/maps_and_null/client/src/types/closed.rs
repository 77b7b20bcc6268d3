// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Closed`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Closed {
    pub width: Nullable<i64>,
}

object::implement! {
    Closed {
        nullable(width: i64, "width");
    }
}
