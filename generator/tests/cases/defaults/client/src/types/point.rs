// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    pub x: i64,
    pub y: i64,
    /// The server defaults to `5`.
    pub z: Option<i64>,
}

/// The required fields of [`Point`].
#[derive(Debug)]
pub struct PointRequired {
    pub x: i64,
    pub y: i64,
}

object::implement! {
    Point from PointRequired {
        required(x, "x");
        required(y, "y");
        optional(z: i64, "z");
    }
}
