// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `EventData`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `EventData`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventData {
    /// `reason`.
    pub reason: String,
}

/// The required fields of [`EventData`].
#[derive(Debug)]
pub struct EventDataRequired {
    /// `reason`.
    pub reason: String,
}

impl From<EventDataRequired> for EventData {
    fn from(required: EventDataRequired) -> Self {
        Self { reason: required.reason }
    }
}

impl json::EncodeFields for EventData {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("reason", &self.reason);
    }
}

impl json::Decode for EventData {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut reason: Option<String> = None;
        object::read(reader, &mut [object::required("reason", &mut reason)])?;
        let Some(reason) = reason else {
            return Err(object::incomplete());
        };
        Ok(Self { reason })
    }
}

object::implement!(EventData);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "reason",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
