// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Login`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    LOGIN_SCHEMA {
        required("secret", Schema::String(&[]));
        optional("token", Schema::Any);
    }, AdditionalProperties::Any
}
