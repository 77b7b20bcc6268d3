// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::{json, object};
use crate::types::PetStatus;

/// An animal, as returned.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// `status`.
    pub status: Option<PetStatus>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    /// Unique identifier, assigned by the service on creation.
    pub id: i64,
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            id: required.id,
            name: required.name,
            category_id: required.category_id,
            status: None,
        }
    }
}

impl Pet {
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: impl Into<Option<PetStatus>>) -> Self {
        self.status = status.into();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        fields.field("name", &self.name);
        fields.field("categoryId", &self.category_id);
        fields.optional("status", &self.status);
    }
}

impl json::Decode for Pet {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<i64> = None;
        let mut name: Option<String> = None;
        let mut category_id: Option<i64> = None;
        let mut status: Option<PetStatus> = None;
        object::read(
            reader,
            &mut [
                object::required("id", &mut id),
                object::required("name", &mut name),
                object::required("categoryId", &mut category_id),
                object::optional("status", &mut status),
            ],
        )?;
        let (Some(id), Some(name), Some(category_id)) = (id, name, category_id) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            id,
            name,
            category_id,
            status,
        })
    }
}

object::implement!(Pet);
