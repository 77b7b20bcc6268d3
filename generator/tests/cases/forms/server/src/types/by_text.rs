// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByText`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByText {
    pub text: String,
}

/// The required fields of [`ByText`].
#[derive(Debug)]
pub struct ByTextRequired {
    pub text: String,
}

object::implement! {
    ByText from ByTextRequired {
        required(text, "text");
    }
}

/// The JSON schema of [`ByText`].
pub(crate) static BY_TEXT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "text",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
