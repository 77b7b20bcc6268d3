// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::{object, object_schema, text_enum};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventType {
    pub event: EventTypeEvent,
    pub id: Option<String>,
    pub data: EventTypeData,
}

/// The required fields of [`EventType`].
#[derive(Debug)]
pub struct EventTypeRequired {
    pub event: EventTypeEvent,
    pub data: EventTypeData,
}

object::implement! {
    EventType from EventTypeRequired {
        required(event, "event");
        optional(id: String, "id");
        required(data, "data");
    }
}

object_schema::implement! {
    EVENT_TYPE_SCHEMA {
        required("event", Schema::Reference(&EVENT_TYPE_EVENT_SCHEMA));
        optional("id", Schema::String(&[]));
        required("data", Schema::Reference(&EVENT_TYPE_DATA_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EventTypeEvent {
    Up,
    Down,
}

text_enum::implement! {
    EventTypeEvent {
        Up = "up";
        Down = "down";
    }
}

pub(crate) static EVENT_TYPE_EVENT_SCHEMA: Schema = Schema::Enum(
    &["up", "down"],
    "expected one of `up`, `down`",
);

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventTypeData {
    pub reason: String,
}

/// The required fields of [`EventTypeData`].
#[derive(Debug)]
pub struct EventTypeDataRequired {
    pub reason: String,
}

object::implement! {
    EventTypeData from EventTypeDataRequired {
        required(reason, "reason");
    }
}

object_schema::implement! {
    EVENT_TYPE_DATA_SCHEMA {
        required("reason", Schema::String(&[]));
    }, AdditionalProperties::Any
}
