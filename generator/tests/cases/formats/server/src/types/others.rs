// @generated from formats.yaml by `cargo xtask codegen`; do not edit.
//! `Others`.

use std::collections::BTreeMap;

use jiff::civil::Date;
use uuid::Uuid;

use crate::runtime::date::DateText;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{json, object, text_format};

/// `Others`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Others {
    /// `id`.
    pub id: Uuid,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Date>,
}

/// The required fields of [`Others`].
#[derive(Debug)]
pub struct OthersRequired {
    /// `id`.
    pub id: Uuid,
}

impl From<OthersRequired> for Others {
    fn from(required: OthersRequired) -> Self {
        Self {
            id: required.id,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Others {
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

impl json::EncodeFields for Others {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Others {
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

object::implement!(Others);

/// The JSON schema of [`Others`].
pub(crate) static OTHERS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "id",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text_format::is::<UuidText>(text),
                        expected: <UuidText as text_format::TextFormat>::EXPECTED,
                    },
                ],
            ),
        },
    ],
    AdditionalProperties::Each(
        &Schema::String(
            &[
                TextConstraint {
                    holds: |text| text_format::is::<DateText>(text),
                    expected: <DateText as text_format::TextFormat>::EXPECTED,
                },
            ],
        ),
    ),
);
