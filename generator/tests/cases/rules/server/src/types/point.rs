// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Point`.

use crate::runtime::limits::NumberRules;
use crate::runtime::schema::Schema;

/// `Point`.
pub type Point = (f64, f64);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Tuple(
    &[
        Schema::Number(NumberRules::ANY),
        Schema::Number(NumberRules {
            minimum: 0.0,
            ..NumberRules::ANY
        }),
    ],
);
