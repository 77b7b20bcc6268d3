// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByNumber`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

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

/// The JSON schema of [`ByNumber`].
pub(crate) static BY_NUMBER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "number",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
