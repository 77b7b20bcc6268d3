// @generated from spec/openapi.yaml by `cargo xtask codegen`; do not edit.
//! `NewPet`.

use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{PetStatus, PET_STATUS_SCHEMA};

/// An animal, as sent on creation.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct NewPet {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
    /// Availability status. Defaults to `available`.
    pub status: PetStatus,
}

/// The required fields of [`NewPet`].
#[derive(Debug)]
pub struct NewPetRequired {
    /// The animal's name.
    pub name: String,
    /// Identifier of the category the animal belongs to.
    pub category_id: i64,
}

impl From<NewPetRequired> for NewPet {
    fn from(required: NewPetRequired) -> Self {
        Self {
            name: required.name,
            category_id: required.category_id,
            status: PetStatus::Available,
        }
    }
}

impl NewPet {
    /// Sets `status`.
    #[must_use]
    pub fn status(mut self, status: PetStatus) -> Self {
        self.status = status;
        self
    }
}

impl json::EncodeFields for NewPet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("categoryId", &self.category_id);
        fields.field("status", &self.status);
    }
}

impl json::Decode for NewPet {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut category_id: Option<i64> = None;
        let mut status: Option<PetStatus> = None;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::required("categoryId", &mut category_id),
                object::optional("status", &mut status),
            ],
        )?;
        let (Some(name), Some(category_id)) = (name, category_id) else {
            return Err(object::incomplete());
        };
        let value = Self {
            name,
            category_id,
            status: status.unwrap_or(PetStatus::Available),
        };
        object::check(!value.name.contains('\0'), "name")?;
        Ok(value)
    }
}

object::implement!(NewPet);

/// The JSON schema of [`NewPet`].
pub(crate) static NEW_PET_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| !text.contains('\0'),
                        expected: "expected a string that matches ^[^\\u0000]*$",
                    },
                ],
            ),
        },
        Field {
            name: "categoryId",
            required: true,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "status",
            required: false,
            schema: Schema::Reference(&PET_STATUS_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
