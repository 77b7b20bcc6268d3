// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::names::Names;

/// A cat.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    pub kind: String,
    pub name: String,
    pub owner: Nullable<String>,
    pub partner: Nullable<Names>,
    pub lives: Option<i32>,
}

/// The required fields of [`Cat`].
#[derive(Debug)]
pub struct CatRequired {
    pub kind: String,
    pub name: String,
}

object::implement! {
    Cat from CatRequired {
        required(kind, "kind");
        required(name, "name");
        nullable(owner: String, "owner");
        nullable(partner: Names, "partner");
        optional(lives: i32, "lives");
    }
}
