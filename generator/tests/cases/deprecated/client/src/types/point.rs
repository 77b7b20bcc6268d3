// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::object;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    pub x: i32,
    /// The server defaults to `2`.
    #[deprecated]
    pub y: Option<i32>,
}

/// The required fields of [`Point`].
#[derive(Debug)]
pub struct PointRequired {
    pub x: i32,
}

object::implement! {
    #[expect(deprecated)] Point from PointRequired {
        required(x, "x");
        #[deprecated]
        #[expect(deprecated)]
        optional(y: i32, "y");
    }
}
