// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Others`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use uuid::Uuid;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextRule;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{codec, json, object};

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

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::String(
                &[
                    TextRule {
                        holds: |text| codec::is::<UuidText>(text),
                        expected: <UuidText as codec::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Each(
        &Schema::String(
            &[
                TextRule {
                    holds: |text| codec::is::<DateText>(text),
                    expected: <DateText as codec::TextFormat>::EXPECTED,
                },
            ],
        ),
    ),
);
