// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema};
use crate::types::names::{Names, NAMES_SCHEMA};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct DogRequest {
    pub kind: String,
    pub name: String,
    pub owner: Nullable<String>,
    pub partner: Nullable<Names>,
}

/// The required fields of [`DogRequest`].
#[derive(Debug)]
pub struct DogRequestRequired {
    pub kind: String,
    pub name: String,
}

object::implement! {
    DogRequest from DogRequestRequired {
        required(kind, "kind");
        required(name, "name");
        nullable(owner: String, "owner");
        nullable(partner: Names, "partner");
    }, ignored("chip")
}

object_schema::implement! {
    DOG_REQUEST_SCHEMA {
        required("kind", Schema::String(&[]));
        required("name", Schema::String(&[]));
        optional("owner", Schema::Nullable(&Schema::String(&[])));
        optional("partner", Schema::Nullable(&Schema::Reference(&NAMES_SCHEMA)));
        optional("chip", Schema::Any);
    }, AdditionalProperties::Any
}
