// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponse`.

use crate::runtime::{json, object};
use crate::types::UuidType;

/// `ListPetsResponse`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsResponse {
    /// `pets`.
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

/// The required fields of [`ListPetsResponse`].
#[derive(Debug)]
pub struct ListPetsResponseRequired {
    /// `pets`.
    pub pets: Vec<ListPetsResponsePetsItemType>,
}

impl From<ListPetsResponseRequired> for ListPetsResponse {
    fn from(required: ListPetsResponseRequired) -> Self {
        Self { pets: required.pets }
    }
}

impl json::EncodeFields for ListPetsResponse {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("pets", &self.pets);
    }
}

impl json::Decode for ListPetsResponse {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut pets: Option<Vec<ListPetsResponsePetsItemType>> = None;
        object::read(reader, &mut [object::required("pets", &mut pets)])?;
        let Some(pets) = pets else {
            return Err(object::incomplete());
        };
        Ok(Self { pets })
    }
}

object::implement!(ListPetsResponse);

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
