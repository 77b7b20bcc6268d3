// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};
use crate::runtime::{json, object};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Event {
    /// `event`.
    pub event: EventEvent,
    /// `id`.
    pub id: Option<String>,
    /// `data`.
    pub data: EventData,
}

/// The required fields of [`Event`].
#[derive(Debug)]
pub struct EventRequired {
    /// `event`.
    pub event: EventEvent,
    /// `data`.
    pub data: EventData,
}

impl From<EventRequired> for Event {
    fn from(required: EventRequired) -> Self {
        Self {
            event: required.event,
            id: None,
            data: required.data,
        }
    }
}

impl Event {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl IntoOptional<String>) -> Self {
        self.id = id.into_optional();
        self
    }
}

impl json::EncodeFields for Event {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("event", &self.event);
        fields.optional("id", &self.id);
        fields.field("data", &self.data);
    }
}

impl json::Decode for Event {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut event: Option<EventEvent> = None;
        let mut id: Option<String> = None;
        let mut data: Option<EventData> = None;
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

object::implement!(Event);

/// The JSON schema of [`Event`].
pub(crate) static EVENT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "event",
            required: true,
            schema: Schema::Reference(&EVENT_EVENT_SCHEMA),
        },
        Field {
            name: "id",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "data",
            required: true,
            schema: Schema::Reference(&EVENT_DATA_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);

/// `EventEvent`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventEvent {
    /// `up`.
    Up,
    /// `down`.
    Down,
}

impl EventEvent {
    /// Returns the string on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

impl TextEnum for EventEvent {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("up", Self::Up),
        ("down", Self::Down),
    ];
}

text_enum::implement!(EventEvent);

/// The JSON schema of [`EventEvent`].
pub(crate) static EVENT_EVENT_SCHEMA: Schema = Schema::Enum(
    &["up", "down"],
    "expected one of `up`, `down`",
);

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

/// The JSON schema of [`EventData`].
pub(crate) static EVENT_DATA_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "reason",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
