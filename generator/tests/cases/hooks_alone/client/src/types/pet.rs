// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use uuid::Uuid;

use crate::patterns::NAME_PATTERN;
use crate::runtime::limits::TextConstraint;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::uuid::UuidText;
use crate::runtime::{json, object, text_format};

/// `Pet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// `name`.
    pub name: String,
    /// `home`.
    pub home: Nullable<Uuid>,
}

/// The required fields of [`Pet`].
#[derive(Debug)]
pub struct PetRequired {
    /// `name`.
    pub name: String,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            name: required.name,
            home: Nullable::Absent,
        }
    }
}

impl Pet {
    /// Sets `home`.
    #[must_use]
    pub fn home(mut self, home: impl Into<Nullable<Uuid>>) -> Self {
        self.home = home.into();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.nullable("home", &self.home);
    }
}

impl json::Decode for Pet {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut home: Nullable<Uuid> = Nullable::Absent;
        object::read(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("home", &mut home),
            ],
        )?;
        let Some(name) = name else {
            return Err(object::incomplete());
        };
        Ok(Self { name, home })
    }
}

object::implement!(Pet);

/// The JSON schema of [`Pet`].
pub(crate) static PET_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| NAME_PATTERN.matches(text),
                        expected: "expected a string that matches ^[a-z]+-\\d$",
                    },
                ],
            ),
        },
        Field {
            name: "home",
            required: false,
            schema: Schema::Nullable(
                &Schema::String(
                    &[
                        TextConstraint {
                            holds: |text| text_format::is::<UuidText>(text),
                            expected: <UuidText as text_format::TextFormat>::EXPECTED,
                        },
                    ],
                ),
            ),
        },
    ],
    AdditionalProperties::Any,
);
