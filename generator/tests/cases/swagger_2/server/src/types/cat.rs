// @generated from swagger_2.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{Names, NAMES_SCHEMA};

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

/// The JSON schema of [`Cat`].
pub(crate) static CAT_SCHEMA: Schema = Schema::Object(
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
            name: "lives",
            required: false,
            schema: Schema::Integer(1, 2147483647),
        },
    ],
    AdditionalProperties::Any,
);
