// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Colors`.

use std::collections::BTreeMap;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Colors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Colors {
    /// `name`.
    pub name: Option<String>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, i64>,
}

impl Default for Colors {
    fn default() -> Self {
        Self {
            name: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Colors {
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
        additional_properties: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Colors {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Colors {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut additional_properties: BTreeMap<String, i64> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [object::optional("name", &mut name)],
            &mut additional_properties,
        )?;
        let value = Self {
            name,
            additional_properties,
        };
        object::check(
            value.additional_properties.values().all(|&item| item <= 16777215),
            "additionalProperties",
        )?;
        Ok(value)
    }
}

object::implement!(Colors);

/// The JSON schema of [`Colors`].
pub(crate) static COLORS_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Each(&Schema::Integer(i64::MIN, 16777215)),
);
