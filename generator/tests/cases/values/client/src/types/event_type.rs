// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventTypeEvent {
    Up,
    Down,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EventTypeEvent {
        Up = "up";
        Down = "down";
    }
}

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
