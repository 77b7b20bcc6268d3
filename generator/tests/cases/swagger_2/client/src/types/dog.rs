// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::names::Names;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    pub kind: String,
    pub name: String,
    pub owner: Nullable<String>,
    pub partner: Nullable<Names>,
    pub chip: String,
}

/// The required fields of [`Dog`].
#[derive(Debug)]
pub struct DogRequired {
    pub kind: String,
    pub name: String,
    pub chip: String,
}

object::implement! {
    Dog from DogRequired {
        required(kind, "kind");
        required(name, "name");
        nullable(owner: String, "owner");
        nullable(partner: Names, "partner");
        required(chip, "chip");
    }
}
