// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::Schema;

pub type Point = (f64, f64);

pub(crate) static POINT_SCHEMA: Schema = Schema::Tuple(
    &[
        Schema::Number(NumberBounds::ANY),
        Schema::Number(NumberBounds {
            minimum: 0.0,
            ..NumberBounds::ANY
        }),
    ],
);
