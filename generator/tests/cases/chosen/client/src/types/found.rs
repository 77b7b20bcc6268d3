// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `Found`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Found {
    pub at: String,
}

/// The required fields of [`Found`].
#[derive(Debug)]
pub struct FoundRequired {
    pub at: String,
}

object::implement! {
    Found from FoundRequired {
        required(at, "at");
    }
}

/// The JSON schema of [`Found`].
pub(crate) static FOUND_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "at",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
