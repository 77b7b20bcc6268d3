// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};

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

object_schema::implement! {
    OWNER_REQUEST_SCHEMA {
        required("name", Schema::String(&[]));
        optional("id", Schema::Any);
    }, AdditionalProperties::Any
}
