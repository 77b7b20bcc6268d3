// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use serde_json::Value;

use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    Created(EventCreated),
    Deleted(EventDeleted),
    /// A value that this version of the crate does not know.
    Unknown(Value),
}

impl From<EventCreated> for Event {
    fn from(value: EventCreated) -> Self {
        Self::Created(value)
    }
}

impl From<EventDeleted> for Event {
    fn from(value: EventDeleted) -> Self {
        Self::Deleted(value)
    }
}

impl json::Encode for Event {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::Created(value) => writer.value(value),
            Self::Deleted(value) => writer.value(value),
            Self::Unknown(value) => writer.value(value),
        }
    }
}

impl Union for Event {
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
    Event by any shape {
        0 = object { required ["at", "by"] };
        1 = object { required ["at", "reason"] };
    }
}

/// Created
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventCreated {
    pub at: String,
    pub by: String,
}

/// The required fields of [`EventCreated`].
#[derive(Debug)]
pub struct EventCreatedRequired {
    pub at: String,
    pub by: String,
}

object::implement! {
    EventCreated from EventCreatedRequired {
        required(at, "at");
        required(by, "by");
    }
}

/// Deleted
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventDeleted {
    pub at: String,
    pub reason: String,
}

/// The required fields of [`EventDeleted`].
#[derive(Debug)]
pub struct EventDeletedRequired {
    pub at: String,
    pub reason: String,
}

object::implement! {
    EventDeleted from EventDeletedRequired {
        required(at, "at");
        required(reason, "reason");
    }
}
