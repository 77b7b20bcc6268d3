// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Point`].
pub(crate) static POINT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "x",
            required: true,
            schema: Schema::Integer(-2147483648, 2147483647),
        },
        Field {
            name: "y",
            required: false,
            schema: Schema::Integer(-2147483648, 2147483647),
        },
    ],
    AdditionalProperties::Any,
);
