// @generated from hooks_alone.yaml by `cargo xtask codegen`; do not edit.
//! `Move`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Move`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Move {
    /// `event`.
    pub event: String,
    /// `id`.
    pub id: Option<String>,
    /// `data`.
    pub data: MoveData,
}

/// The required fields of [`Move`].
#[derive(Debug)]
pub struct MoveRequired {
    /// `event`.
    pub event: String,
    /// `data`.
    pub data: MoveData,
}

impl From<MoveRequired> for Move {
    fn from(required: MoveRequired) -> Self {
        Self {
            event: required.event,
            id: None,
            data: required.data,
        }
    }
}

impl Move {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl IntoOptional<String>) -> Self {
        self.id = id.into_optional();
        self
    }
}

impl json::EncodeFields for Move {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("event", &self.event);
        fields.optional("id", &self.id);
        fields.field("data", &self.data);
    }
}

impl json::Decode for Move {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut event: Option<String> = None;
        let mut id: Option<String> = None;
        let mut data: Option<MoveData> = None;
        object::read(
            reader,
            &mut [
                object::required("event", &mut event),
                object::optional("id", &mut id),
                object::required("data", &mut data),
            ],
        )?;
        let (Some(event), Some(data)) = (event, data) else {
            return Err(object::incomplete());
        };
        Ok(Self { event, id, data })
    }
}

object::implement!(Move);

/// The JSON schema of [`Move`].
pub(crate) static MOVE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "event",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "data",
            required: true,
            schema: Schema::Reference(&MOVE_DATA_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

/// `MoveData`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MoveData {
    /// `to`.
    pub to: String,
}

/// The required fields of [`MoveData`].
#[derive(Debug)]
pub struct MoveDataRequired {
    /// `to`.
    pub to: String,
}

impl From<MoveDataRequired> for MoveData {
    fn from(required: MoveDataRequired) -> Self {
        Self { to: required.to }
    }
}

impl json::EncodeFields for MoveData {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("to", &self.to);
    }
}

impl json::Decode for MoveData {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut to: Option<String> = None;
        object::read(reader, &mut [object::required("to", &mut to)])?;
        let Some(to) = to else {
            return Err(object::incomplete());
        };
        Ok(Self { to })
    }
}

object::implement!(MoveData);

/// The JSON schema of [`MoveData`].
pub(crate) static MOVE_DATA_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "to",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
