// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::dog::Dog;
use crate::types::names::Names;

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

impl From<Dog> for DogRequest {
    fn from(value: Dog) -> Self {
        Self {
            kind: value.kind,
            name: value.name,
            owner: value.owner,
            partner: value.partner,
        }
    }
}
