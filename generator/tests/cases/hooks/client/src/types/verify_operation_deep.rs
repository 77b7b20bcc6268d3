// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationDeep`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationDeep {
    pub a: Option<i64>,
}

object::implement! {
    VerifyOperationDeep {
        optional(a: i64, "a");
    }
}

/// The JSON schema of [`VerifyOperationDeep`].
pub(crate) static VERIFY_OPERATION_DEEP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
