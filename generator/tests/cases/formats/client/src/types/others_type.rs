// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Others`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use uuid::Uuid;

use crate::runtime::{json, object};

/// `Others`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OthersType {
    /// `id`.
    pub id: Uuid,
    /// All other fields.
    pub additional_properties: BTreeMap<String, Date>,
}

/// What no [`OthersType`] can be without.
#[derive(Debug)]
pub struct OthersTypeRequired {
    /// `id`.
    pub id: Uuid,
}

impl From<OthersTypeRequired> for OthersType {
    fn from(required: OthersTypeRequired) -> Self {
        Self {
            id: required.id,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl OthersType {
    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, Date>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for OthersType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for OthersType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<Uuid> = None;
        let mut additional_properties: BTreeMap<String, Date> = BTreeMap::new();
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

object::implement!(OthersType);
