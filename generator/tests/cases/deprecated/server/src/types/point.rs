// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    pub x: i32,
    /// Deprecated.
    pub y: i32,
}

/// The required fields of [`Point`].
#[derive(Debug)]
pub struct PointRequired {
    pub x: i32,
}

object::implement! {
    Point from PointRequired {
        required(x, "x");
        default(y: i32 = 2, "y");
    }
}

object_schema::implement! {
    POINT_SCHEMA {
        required("x", Schema::Integer(-2147483648, 2147483647));
        optional("y", Schema::Integer(-2147483648, 2147483647));
    }, AdditionalProperties::Any
}
