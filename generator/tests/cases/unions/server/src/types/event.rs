// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::{json, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Created(EventCreated),
    Deleted(EventDeleted),
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
}

union::implement! {
    Event by one shape {
        0 = object { required ["at", "by"] };
        1 = object { required ["at", "reason"] };
    }
}

pub(crate) static EVENT_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <Event as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&EVENT_CREATED_SCHEMA),
            Schema::Reference(&EVENT_DELETED_SCHEMA),
        ],
    },
);

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

object_schema::implement! {
    EVENT_CREATED_SCHEMA {
        required("at", Schema::String(&[]));
        required("by", Schema::String(&[]));
    }, AdditionalProperties::Any
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

object_schema::implement! {
    EVENT_DELETED_SCHEMA {
        required("at", Schema::String(&[]));
        required("reason", Schema::String(&[]));
    }, AdditionalProperties::Any
}
