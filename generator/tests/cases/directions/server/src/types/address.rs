// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Address`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Address`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Address {
    /// `city`.
    pub city: Option<String>,
}

impl Address {
    /// Sets `city`.
    #[must_use]
    pub fn city(mut self, city: impl IntoOptional<String>) -> Self {
        self.city = city.into_optional();
        self
    }
}

impl json::EncodeFields for Address {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("city", &self.city);
    }
}

impl json::Decode for Address {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut city: Option<String> = None;
        object::read(reader, &mut [object::optional("city", &mut city)])?;
        Ok(Self { city })
    }
}

object::implement!(Address);

/// The JSON schema of [`Address`].
pub(crate) static ADDRESS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "city",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
