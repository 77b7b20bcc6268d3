// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Car {
    pub kind: String,
    pub doors: Option<i64>,
    pub seats: Option<i64>,
}

/// The required fields of [`Car`].
#[derive(Debug)]
pub struct CarRequired {
    pub kind: String,
}

object::implement! {
    Car from CarRequired {
        required(kind, "kind");
        optional(doors: i64, "doors");
        optional(seats: i64, "seats");
    }
}

object_schema::implement! {
    CAR_SCHEMA {
        required("kind", Schema::String(&[]));
        optional("doors", Schema::Integer(i64::MIN, i64::MAX));
        optional("seats", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
