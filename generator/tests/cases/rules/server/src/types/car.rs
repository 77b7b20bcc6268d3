// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Car`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`Car`].
pub(crate) static CAR_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "doors",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "seats",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
