// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponsePetsItem`.

use crate::runtime::{json, object};
use crate::types::UuidType;

/// `ListPetsResponsePetsItem`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItemType {
    /// `id`.
    pub id: Option<UuidType>,
}

impl ListPetsResponsePetsItemType {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl Into<Option<UuidType>>) -> Self {
        self.id = id.into();
        self
    }
}

impl json::EncodeFields for ListPetsResponsePetsItemType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("id", &self.id);
    }
}

impl json::Decode for ListPetsResponsePetsItemType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<UuidType> = None;
        object::read(reader, &mut [object::optional("id", &mut id)])?;
        Ok(Self { id })
    }
}

object::implement!(ListPetsResponsePetsItemType);
