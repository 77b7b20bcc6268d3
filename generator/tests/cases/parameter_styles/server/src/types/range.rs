// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Range {
    pub gte: Option<i64>,
    pub lt: Option<i64>,
}

object::implement! {
    Range {
        optional(gte: i64, "gte");
        optional(lt: i64, "lt");
    }, closed
}

/// The JSON schema of [`Range`].
pub(crate) static RANGE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "gte",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "lt",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::None,
);
