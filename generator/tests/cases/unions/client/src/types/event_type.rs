// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use serde_json::Value;

use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EventType {
    Created(EventTypeCreated),
    Deleted(EventTypeDeleted),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EventTypeCreated> for EventType {
    fn from(value: EventTypeCreated) -> Self {
        Self::Created(value)
    }
}

impl From<EventTypeDeleted> for EventType {
    fn from(value: EventTypeDeleted) -> Self {
        Self::Deleted(value)
    }
}

impl json::Encode for EventType {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Created(value) => writer.value(value),
            Self::Deleted(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for EventType {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Created),
            _ => json::decode(reader).map(Self::Deleted),
        }
    }

    fn other(reader: &mut json::Reader<'_>, _: json::DecodeError) -> json::Result<Self> {
        json::decode(reader).map(Self::Unknown)
    }
}

union::implement! {
    EventType by any shape {
        0 = object { required ["at", "by"] };
        1 = object { required ["at", "reason"] };
    }
}

/// Created
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventTypeCreated {
    pub at: String,
    pub by: String,
}

/// The required fields of [`EventTypeCreated`].
#[derive(Debug)]
pub struct EventTypeCreatedRequired {
    pub at: String,
    pub by: String,
}

object::implement! {
    EventTypeCreated from EventTypeCreatedRequired {
        required(at, "at");
        required(by, "by");
    }
}

/// Deleted
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventTypeDeleted {
    pub at: String,
    pub reason: String,
}

/// The required fields of [`EventTypeDeleted`].
#[derive(Debug)]
pub struct EventTypeDeletedRequired {
    pub at: String,
    pub reason: String,
}

object::implement! {
    EventTypeDeleted from EventTypeDeletedRequired {
        required(at, "at");
        required(reason, "reason");
    }
}
