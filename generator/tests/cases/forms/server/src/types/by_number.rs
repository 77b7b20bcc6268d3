// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByNumber`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByNumber {
    pub number: i64,
}

/// The required fields of [`ByNumber`].
#[derive(Debug)]
pub struct ByNumberRequired {
    pub number: i64,
}

object::implement! {
    ByNumber from ByNumberRequired {
        required(number, "number");
    }
}

object_schema::implement! {
    BY_NUMBER_SCHEMA {
        required("number", Schema::Integer(i64::MIN, i64::MAX));
    }, AdditionalProperties::Any
}
