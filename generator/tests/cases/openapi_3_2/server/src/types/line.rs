// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    pub lang: Option<String>,
    pub text: String,
}

/// The required fields of [`Line`].
#[derive(Debug)]
pub struct LineRequired {
    pub text: String,
}

object::implement! {
    Line from LineRequired {
        optional(lang: String, "lang");
        required(text, "text");
    }
}

/// The JSON schema of [`Line`].
pub(crate) static LINE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "lang",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "text",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
