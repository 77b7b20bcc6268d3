// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Option`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{UuidExclamationMark, UUID_EXCLAMATION_MARK_SCHEMA};

/// `Option`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionType {
    /// `value`.
    pub value: UuidExclamationMark,
}

/// The required fields of [`OptionType`].
#[derive(Debug)]
pub struct OptionTypeRequired {
    /// `value`.
    pub value: UuidExclamationMark,
}

impl From<OptionTypeRequired> for OptionType {
    fn from(required: OptionTypeRequired) -> Self {
        Self { value: required.value }
    }
}

impl json::EncodeFields for OptionType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("value", &self.value);
    }
}

impl json::Decode for OptionType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut value: Option<UuidExclamationMark> = None;
        object::read(reader, &mut [object::required("value", &mut value)])?;
        let Some(value) = value else {
            return Err(object::incomplete());
        };
        Ok(Self { value })
    }
}

object::implement!(OptionType);

/// The JSON schema of [`OptionType`].
pub(crate) static OPTION_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "value",
            required: true,
            schema: Schema::Reference(&UUID_EXCLAMATION_MARK_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
