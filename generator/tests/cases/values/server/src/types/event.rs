// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::object;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::text_enum::{self, TextEnum};

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

object::implement! {
    Event from EventRequired {
        required(event, "event");
        optional(id: String, "id");
        required(data, "data");
    }
}

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

object::implement! {
    EventData from EventDataRequired {
        required(reason, "reason");
    }
}

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
