// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::types::{Names, NAMES_SCHEMA};

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

/// The JSON schema of [`DogRequest`].
pub(crate) static DOG_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::Nullable(&Schema::String(&[])),
        },
        Field {
            name: "partner",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&NAMES_SCHEMA)),
        },
        Field {
            name: "chip",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
