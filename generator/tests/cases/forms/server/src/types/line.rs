// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    LINE_SCHEMA {
        required("sku", Schema::String(&[]));
        optional("count", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
