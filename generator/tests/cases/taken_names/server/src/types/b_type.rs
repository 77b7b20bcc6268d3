// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `B`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// `B`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BType {
    pub a: Option<i64>,
}

object::implement! {
    BType {
        optional(a: i64, "a");
    }
}

/// The JSON schema of [`BType`].
pub(crate) static B_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
