// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EventCreated`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// Created
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventCreated {
    /// `at`.
    pub at: String,
    /// `by`.
    pub by: String,
}

/// The required fields of [`EventCreated`].
#[derive(Debug)]
pub struct EventCreatedRequired {
    /// `at`.
    pub at: String,
    /// `by`.
    pub by: String,
}

impl From<EventCreatedRequired> for EventCreated {
    fn from(required: EventCreatedRequired) -> Self {
        Self {
            at: required.at,
            by: required.by,
        }
    }
}

impl json::EncodeFields for EventCreated {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
        fields.field("by", &self.by);
    }
}

impl json::Decode for EventCreated {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<String> = None;
        let mut by: Option<String> = None;
        object::read(
            reader,
            &mut [object::required("at", &mut at), object::required("by", &mut by)],
        )?;
        let (Some(at), Some(by)) = (at, by) else {
            return Err(object::incomplete());
        };
        Ok(Self { at, by })
    }
}

object::implement!(EventCreated);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "at",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "by",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
