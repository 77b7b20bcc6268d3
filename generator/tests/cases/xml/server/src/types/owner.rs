// @generated from xml.yaml by `cargo xtask codegen`; do not edit.
//! `Owner`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    /// `id`.
    pub id: i64,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, String>,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    /// `id`.
    pub id: i64,
}

impl From<OwnerRequired> for Owner {
    fn from(required: OwnerRequired) -> Self {
        Self {
            id: required.id,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Owner {
    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, String>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Owner {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Owner {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut additional_properties: BTreeMap<String, String> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [object::required("id", &mut id)],
            &mut additional_properties,
        )?;
        let Some(id) = id else {
            return Err(object::incomplete());
        };
        Ok(Self { id, additional_properties })
    }
}

object::implement!(Owner);

/// The JSON schema of [`Owner`].
pub(crate) static OWNER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Each(&Schema::String(&[])),
);
