// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OwnerRequest {
    pub name: String,
}

/// The required fields of [`OwnerRequest`].
#[derive(Debug)]
pub struct OwnerRequestRequired {
    pub name: String,
}

object::implement! {
    OwnerRequest from OwnerRequestRequired {
        required(name, "name");
    }, ignored("id")
}

/// The JSON schema of [`OwnerRequest`].
pub(crate) static OWNER_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
