// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Point`].
pub(crate) static POINT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "x",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "y",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "z",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::None,
);
