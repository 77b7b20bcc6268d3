// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Parcel {
    pub name: String,
}

/// The required fields of [`Parcel`].
#[derive(Debug)]
pub struct ParcelRequired {
    pub name: String,
}

object::implement! {
    Parcel from ParcelRequired {
        required(name, "name");
    }
}

/// The JSON schema of [`Parcel`].
pub(crate) static PARCEL_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
