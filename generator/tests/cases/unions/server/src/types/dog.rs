// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    pub bark: bool,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    pub bark: bool,
}

object::implement! {
    Dog from DogRequired {
        required(bark, "bark");
    }
}

/// The JSON schema of [`Dog`].
pub(crate) static DOG_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "bark",
            required: true,
            schema: Schema::Boolean,
        },
    ],
    AdditionalProperties::Any,
);
