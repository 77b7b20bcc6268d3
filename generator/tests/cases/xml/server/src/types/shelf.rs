// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Shelf`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{json, object};
use crate::types::{Owner, OWNER_SCHEMA};

/// `Shelf`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Shelf {
    /// `name`.
    pub name: String,
    /// Who has it.
    pub owner: Option<Owner>,
    /// `counts`.
    pub counts: Option<BTreeMap<String, i64>>,
    /// `notes`.
    pub notes: Option<BTreeMap<String, Vec<String>>>,
}

/// The required fields of [`Shelf`].
#[derive(Debug)]
pub struct ShelfRequired {
    /// `name`.
    pub name: String,
}

impl From<ShelfRequired> for Shelf {
    fn from(required: ShelfRequired) -> Self {
        Self {
            name: required.name,
            owner: None,
            counts: None,
            notes: None,
        }
    }
}

impl Shelf {
    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<Owner>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `counts`.
    #[must_use]
    pub fn counts(mut self, counts: impl Into<Option<BTreeMap<String, i64>>>) -> Self {
        self.counts = counts.into();
        self
    }

    /// Sets `notes`.
    #[must_use]
    pub fn notes(
        mut self,
        notes: impl Into<Option<BTreeMap<String, Vec<String>>>>,
    ) -> Self {
        self.notes = notes.into();
        self
    }
}

impl json::EncodeFields for Shelf {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("owner", &self.owner);
        fields.optional("counts", &self.counts);
        fields.optional("notes", &self.notes);
    }
}

impl json::Decode for Shelf {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut owner: Option<Owner> = None;
        let mut counts: Option<BTreeMap<String, i64>> = None;
        let mut notes: Option<BTreeMap<String, Vec<String>>> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("owner", &mut owner),
                object::optional("counts", &mut counts),
                object::optional("notes", &mut notes),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name, owner, counts, notes })
    }
}

object::implement!(Shelf);

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
