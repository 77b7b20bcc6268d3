// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, UnknownValue};

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

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventEvent {
    Up,
    Down,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    EventEvent {
        Up = "up";
        Down = "down";
    }
}

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
