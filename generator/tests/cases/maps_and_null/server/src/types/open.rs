// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Open`.

use std::collections::BTreeMap;

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Open`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Open {
    /// `name`.
    pub name: String,
    /// `additionalProperties`.
    pub additional_properties: Option<bool>,
    /// `size`.
    pub size: i64,
    /// The additional properties.
    pub additional_properties_: BTreeMap<String, i64>,
}

/// The required fields of [`Open`].
#[derive(Debug)]
pub struct OpenRequired {
    /// `name`.
    pub name: String,
    /// `size`.
    pub size: i64,
}

impl From<OpenRequired> for Open {
    fn from(required: OpenRequired) -> Self {
        Self {
            name: required.name,
            additional_properties: None,
            size: required.size,
            additional_properties_: BTreeMap::new(),
        }
    }
}

impl Open {
    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: impl Into<Option<bool>>,
    ) -> Self {
        self.additional_properties = additional_properties.into();
        self
    }

    /// Sets `additional_properties_`.
    #[must_use]
    pub fn additional_properties_(
        mut self,
        additional_properties_: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties_ = additional_properties_;
        self
    }
}

impl json::EncodeFields for Open {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("additionalProperties", &self.additional_properties);
        fields.field("size", &self.size);
        json::EncodeFields::encode_fields(&self.additional_properties_, fields);
    }
}

impl json::Decode for Open {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut name: Option<String> = None;
        let mut additional_properties: Option<bool> = None;
        let mut size: Option<i64> = None;
        let mut additional_properties_: BTreeMap<String, i64> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("name", &mut name),
                object::optional("additionalProperties", &mut additional_properties),
                object::required("size", &mut size),
            ],
            &mut additional_properties_,
        )?;
        let (Some(name), Some(size)) = (name, size) else {
            return Err(object::incomplete());
        };
        let value = Self {
            name,
            additional_properties,
            size,
            additional_properties_,
        };
        object::check(value.size >= 0, "size")?;
        object::check(
            value.additional_properties_.values().all(|&item| item >= 0),
            "additionalProperties",
        )?;
        Ok(value)
    }
}

object::implement!(Open);

/// The JSON schema of [`Open`].
pub(crate) static OPEN_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "additionalProperties",
            required: false,
            schema: Schema::Boolean,
        },
        Field {
            name: "size",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
    ],
    AdditionalProperties::Each(&Schema::Integer(0, i64::MAX)),
);
