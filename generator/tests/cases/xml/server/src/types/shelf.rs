// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::types::{Owner, OWNER_SCHEMA};

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

/// The JSON schema of [`Shelf`].
pub(crate) static SHELF_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::Reference(&OWNER_SCHEMA),
        },
        Field {
            name: "counts",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Integer(i64::MIN, i64::MAX),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "notes",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Array(
                        &Items {
                            schema: Schema::String(&[]),
                            minimum: 0,
                            maximum: usize::MAX,
                        },
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
