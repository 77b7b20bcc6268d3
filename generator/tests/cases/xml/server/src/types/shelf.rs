// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::{object, object_schema};
use crate::types::owner::{Owner, OWNER_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shelf {
    pub name: String,
    /// Who has it.
    pub owner: Option<Owner>,
    pub counts: Option<BTreeMap<String, i64>>,
    pub notes: Option<BTreeMap<String, Vec<String>>>,
}

/// The required fields of [`Shelf`].
#[derive(Debug)]
pub struct ShelfRequired {
    pub name: String,
}

object::implement! {
    Shelf from ShelfRequired {
        required(name, "name");
        optional(owner: Owner, "owner");
        optional(counts: BTreeMap<String, i64>, "counts");
        optional(notes: BTreeMap<String, Vec<String>>, "notes");
    }
}

object_schema::implement! {
    SHELF_SCHEMA {
        required("name", Schema::String(&[]));
        optional("owner", Schema::Reference(&OWNER_SCHEMA));
        optional("counts", Schema::Map(&MapValues { schema: Schema::Integer(i64::MIN, i64::MAX), minimum: 0, maximum: usize::MAX }));
        optional("notes", Schema::Map(&MapValues { schema: Schema::Array(&Items { schema: Schema::String(&[]), minimum: 0, maximum: usize::MAX }), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
