// @generated from odd_shapes.yaml by `cargo xtask codegen`; do not edit.
//! `AtLeastThree`.

use crate::runtime::schema::Schema;

pub type AtLeastThree = i64;

pub(crate) static AT_LEAST_THREE_SCHEMA: Schema = Schema::Integer(3, i64::MAX);
