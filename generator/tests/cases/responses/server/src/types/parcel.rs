// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    PARCEL_SCHEMA {
        required("name", Schema::String(&[]));
    }, AdditionalProperties::Any
}
