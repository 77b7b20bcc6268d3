// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    pub city: Option<String>,
}

object::implement! {
    Address {
        optional(city: String, "city");
    }
}

/// The JSON schema of [`Address`].
pub(crate) static ADDRESS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "city",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
