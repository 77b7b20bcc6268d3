// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Note`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Note {
    pub text: Option<String>,
}

object::implement! {
    Note {
        optional(text: String, "text");
    }
}

/// The JSON schema of [`Note`].
pub(crate) static NOTE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
