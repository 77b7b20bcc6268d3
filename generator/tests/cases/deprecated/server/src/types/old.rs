// @generated from deprecated.yaml by `cargo xtask codegen`; do not edit.
//! `Old`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// Deprecated, to be removed on 2030-12-05.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Old {
    /// Deprecated.
    pub text: Option<String>,
}

object::implement! {
    Old {
        optional(text: String, "text");
    }
}

/// The JSON schema of [`Old`].
pub(crate) static OLD_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
