// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    RANGE_SCHEMA {
        optional("gte", Schema::Integer(i64::MIN, i64::MAX));
        optional("lt", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::None
}
