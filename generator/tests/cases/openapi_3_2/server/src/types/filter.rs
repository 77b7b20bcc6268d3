// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Filter`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Filter {
    pub name: Option<String>,
}

object::implement! {
    Filter {
        optional(name: String, "name");
    }
}

/// The JSON schema of [`Filter`].
pub(crate) static FILTER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
