// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
pub enum EventType {
    Created(EventTypeCreated),
    Deleted(EventTypeDeleted),
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
}

union::implement! {
    EventType by one shape {
        0 = object { required ["at", "by"] };
        1 = object { required ["at", "reason"] };
    }
}

pub(crate) static EVENT_TYPE_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <EventType as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&EVENT_TYPE_CREATED_SCHEMA),
            Schema::Reference(&EVENT_TYPE_DELETED_SCHEMA),
        ],
    },
);

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

object_schema::implement! {
    EVENT_TYPE_CREATED_SCHEMA {
        required("at", Schema::String(&[]));
        required("by", Schema::String(&[]));
    }, AdditionalProperties::Any
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

object_schema::implement! {
    EVENT_TYPE_DELETED_SCHEMA {
        required("at", Schema::String(&[]));
        required("reason", Schema::String(&[]));
    }, AdditionalProperties::Any
}
