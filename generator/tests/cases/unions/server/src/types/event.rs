// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use crate::runtime::schema::{Branches, Schema};
use crate::runtime::told::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, transcode};
use crate::types;
use crate::types::{EventCreated, EventDeleted};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// `Created`.
    Created(EventCreated),
    /// `Deleted`.
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

impl json::Decode for Event {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        union::decode(reader)
    }
}

transcode::implement!(Event);

impl Union for Event {
    const TOLD: DiscriminatedBy = TOLD;

    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::Created),
            _ => json::decode(reader).map(Self::Deleted),
        }
    }
}

/// What the types of the value are told apart by.
pub(crate) const TOLD: DiscriminatedBy = DiscriminatedBy::Shape(
    &[
        Case {
            branch: 0,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["at", "by"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
        Case {
            branch: 1,
            is: ValueKind::Object(
                &ObjectFacts {
                    required: &["at", "reason"],
                    optional: &[],
                    closed: false,
                    texts: &[],
                },
            ),
        },
    ],
    Fits::One,
);

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Union(
    &Branches {
        told: TOLD,
        schemas: &[
            Schema::Reference(&types::event_created::SCHEMA),
            Schema::Reference(&types::event_deleted::SCHEMA),
        ],
    },
);
