// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `Phone`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phone {
    pub by: String,
    pub number: String,
}

/// The required fields of [`Phone`].
#[derive(Debug)]
pub struct PhoneRequired {
    pub by: String,
    pub number: String,
}

object::implement! {
    Phone from PhoneRequired {
        required(by, "by");
        required(number, "number");
    }
}

/// The JSON schema of [`Phone`].
pub(crate) static PHONE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "by",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "number",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
