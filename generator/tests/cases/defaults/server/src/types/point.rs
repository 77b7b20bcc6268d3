// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Point {
    pub x: i64,
    pub y: i64,
    pub z: i64,
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
        default(z: i64 = 5, "z");
    }, closed
}

object_schema::implement! {
    POINT_SCHEMA {
        required("x", Schema::Integer(i64::MIN, i64::MAX));
        required("y", Schema::Integer(i64::MIN, i64::MAX));
        optional("z", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::None
}
