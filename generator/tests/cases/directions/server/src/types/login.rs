// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Login`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Login {
    pub secret: String,
}

/// The required fields of [`Login`].
#[derive(Debug)]
pub struct LoginRequired {
    pub secret: String,
}

object::implement! {
    Login from LoginRequired {
        required(secret, "secret");
    }, ignored("token")
}

/// The JSON schema of [`Login`].
pub(crate) static LOGIN_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "secret",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "token",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
