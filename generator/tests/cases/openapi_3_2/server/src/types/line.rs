// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    LINE_SCHEMA {
        optional("lang", Schema::String(&[]));
        required("text", Schema::String(&[]));
    }, AdditionalProperties::Any
}
