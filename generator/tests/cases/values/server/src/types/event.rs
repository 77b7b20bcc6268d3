// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_enum};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Event {
    pub event: EventEvent,
    pub id: Option<String>,
    pub data: EventData,
}

/// The required fields of [`Event`].
#[derive(Debug)]
pub struct EventRequired {
    pub event: EventEvent,
    pub data: EventData,
}

object::implement! {
    Event from EventRequired {
        required(event, "event");
        optional(id: String, "id");
        required(data, "data");
    }
}

object_schema::implement! {
    EVENT_SCHEMA {
        required("event", Schema::Reference(&EVENT_EVENT_SCHEMA));
        optional("id", Schema::String(&[]));
        required("data", Schema::Reference(&EVENT_DATA_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventEvent {
    Up,
    Down,
}

text_enum::implement! {
    EventEvent {
        Up = "up";
        Down = "down";
    }
}

pub(crate) static EVENT_EVENT_SCHEMA: Schema = Schema::Enum(
    &["up", "down"],
    "expected one of `up`, `down`",
);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventData {
    pub reason: String,
}

/// The required fields of [`EventData`].
#[derive(Debug)]
pub struct EventDataRequired {
    pub reason: String,
}

object::implement! {
    EventData from EventDataRequired {
        required(reason, "reason");
    }
}

object_schema::implement! {
    EVENT_DATA_SCHEMA {
        required("reason", Schema::String(&[]));
    }, AdditionalProperties::Any
}
