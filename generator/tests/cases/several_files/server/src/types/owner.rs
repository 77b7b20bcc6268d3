// @generated from several_files.yaml by `cargo xtask codegen`; do not edit.
//! `owner`.

use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Contact, Pet, CONTACT_SCHEMA, PET_SCHEMA};

/// `owner`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Owner {
    /// `pets`.
    pub pets: Option<Vec<Pet>>,
    /// `contact`.
    pub contact: Contact,
}

/// The required fields of [`Owner`].
#[derive(Debug)]
pub struct OwnerRequired {
    /// `contact`.
    pub contact: Contact,
}

impl From<OwnerRequired> for Owner {
    fn from(required: OwnerRequired) -> Self {
        Self {
            pets: None,
            contact: required.contact,
        }
    }
}

impl Owner {
    /// Sets `pets`.
    #[must_use]
    pub fn pets(mut self, pets: impl IntoIterator<Item = Pet>) -> Self {
        self.pets = Some(pets.into_iter().collect());
        self
    }
}

impl json::EncodeFields for Owner {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("pets", &self.pets);
        fields.field("contact", &self.contact);
    }
}

impl json::Decode for Owner {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut pets: Option<Vec<Pet>> = None;
        let mut contact: Option<Contact> = None;
        object::read(
            reader,
            &mut [
                object::optional("pets", &mut pets),
                object::required("contact", &mut contact),
            ],
        )?;
        let Some(contact) = contact else {
            return Err(object::incomplete());
        };
        Ok(Self { pets, contact })
    }
}

object::implement!(Owner);

/// The JSON schema of [`Owner`].
pub(crate) static OWNER_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "pets",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&PET_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "contact",
            required: true,
            schema: Schema::Reference(&CONTACT_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
