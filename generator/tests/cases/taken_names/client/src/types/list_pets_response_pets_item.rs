// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `ListPetsResponsePetsItem`.

use crate::runtime::{json, object};
use crate::types::Uuid;

/// `ListPetsResponsePetsItem`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponsePetsItem {
    /// `other`.
    pub other: Option<Uuid>,
}

impl ListPetsResponsePetsItem {
    /// Sets `other`.
    #[must_use]
    pub fn other(mut self, other: impl Into<Option<Uuid>>) -> Self {
        self.other = other.into();
        self
    }
}

impl json::EncodeFields for ListPetsResponsePetsItem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("other", &self.other);
    }
}

impl json::Decode for ListPetsResponsePetsItem {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut other: Option<Uuid> = None;
        object::read(reader, &mut [object::optional("other", &mut other)])?;
        Ok(Self { other })
    }
}

object::implement!(ListPetsResponsePetsItem);
