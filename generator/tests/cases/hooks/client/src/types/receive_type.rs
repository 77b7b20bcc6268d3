// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `Receive`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// `Receive`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReceiveType {
    pub receive: String,
}

/// The required fields of [`ReceiveType`].
#[derive(Debug)]
pub struct ReceiveTypeRequired {
    pub receive: String,
}

object::implement! {
    ReceiveType from ReceiveTypeRequired {
        required(receive, "receive");
    }
}

/// The JSON schema of [`ReceiveType`].
pub(crate) static RECEIVE_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "receive",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
