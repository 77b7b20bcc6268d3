// @generated from constraints.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::object;
use crate::types::unit::Unit;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    pub count: i64,
    pub unit: Option<Unit>,
}

/// The required fields of [`Line`].
#[derive(Debug)]
pub struct LineRequired {
    pub count: i64,
}

object::implement! {
    Line from LineRequired {
        required(count, "count");
        optional(unit: Unit, "unit");
    }
}
