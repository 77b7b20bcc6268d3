// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::names::{Names, NAMES_SCHEMA};

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
    }, check
}

impl object::Check for Cat {
    fn check(&self) -> json::Result<()> {
        object::require(self.lives.is_none_or(|lives| lives >= 1), "lives")?;
        Ok(())
    }
}

object_schema::implement! {
    CAT_SCHEMA {
        required("kind", Schema::String(&[]));
        required("name", Schema::String(&[]));
        optional("owner", Schema::Nullable(&Schema::String(&[])));
        optional("partner", Schema::Nullable(&Schema::Reference(&NAMES_SCHEMA)));
        optional("lives", Schema::Integer(1, 2147483647));
    }, AdditionalProperties::Any
}
