// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::object;
use crate::runtime::text_enum::{self, TextEnum, UnknownValue};

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

/// `EventEvent`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum EventEvent {
    /// `up`.
    Up,
    /// `down`.
    Down,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

impl EventEvent {
    /// Returns the string on the wire.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Unknown(value) => value.as_str(),
        }
    }
}

impl TextEnum for EventEvent {
    const VALUES: &'static [(&'static str, Self)] = &[
        ("up", Self::Up),
        ("down", Self::Down),
    ];

    fn unknown(value: UnknownValue) -> Self {
        Self::Unknown(value)
    }
}

text_enum::implement!(EventEvent);

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
