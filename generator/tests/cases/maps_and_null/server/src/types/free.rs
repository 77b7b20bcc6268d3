// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Free`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Free`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Free {
    /// `name`.
    pub name: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Value>,
}

impl Default for Free {
    fn default() -> Self {
        Self {
            name: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Free {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, Value>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Free {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Free {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut additional_properties: BTreeMap<String, Value> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [object::optional("name", &mut name)],
            &mut additional_properties,
        )?;
        Ok(Self {
            name,
            additional_properties,
        })
    }
}

object::implement!(Free);

/// The JSON schema of [`Free`].
pub(crate) static FREE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Each(&Schema::Any),
);
