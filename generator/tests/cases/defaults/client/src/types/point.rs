// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::object;

/// `Point`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    /// `x`.
    pub x: i64,
    /// `y`.
    pub y: i64,
    /// `z`.
    ///
    /// The server defaults to `5`.
    pub z: Option<i64>,
}

/// The required fields of [`Point`].
#[derive(Debug)]
pub struct PointRequired {
    /// `x`.
    pub x: i64,
    /// `y`.
    pub y: i64,
}

object::implement! {
    Point from PointRequired {
        required(x, "x");
        required(y, "y");
        optional(z: i64, "z");
    }
}
