// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    pub sku: String,
    pub count: Option<i64>,
}

/// The required fields of [`Line`].
#[derive(Debug)]
pub struct LineRequired {
    pub sku: String,
}

object::implement! {
    Line from LineRequired {
        required(sku, "sku");
        optional(count: i64, "count");
    }
}

/// The JSON schema of [`Line`].
pub(crate) static LINE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "sku",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "count",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
