// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Event`.

use serde_json::Value;

use crate::runtime::discriminator::{Case, DiscriminatedBy, Fits, ObjectFacts, ValueKind};
use crate::runtime::union::{self, Union};
use crate::runtime::{json, object};

/// `Event`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Event {
    /// `Created`.
    Created(EventCreated),
    /// `Deleted`.
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

union::implement!(Event);

impl Union for Event {
    const DISCRIMINATOR: DiscriminatedBy = DiscriminatedBy::Shape(
        &[
            Case {
                variant: 0,
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
                variant: 1,
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
        Fits::Some,
    );

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

/// Created
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventCreated {
    /// `at`.
    pub at: String,
    /// `by`.
    pub by: String,
}

/// The required fields of [`EventCreated`].
#[derive(Debug)]
pub struct EventCreatedRequired {
    /// `at`.
    pub at: String,
    /// `by`.
    pub by: String,
}

impl From<EventCreatedRequired> for EventCreated {
    fn from(required: EventCreatedRequired) -> Self {
        Self {
            at: required.at,
            by: required.by,
        }
    }
}

impl json::EncodeFields for EventCreated {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
        fields.field("by", &self.by);
    }
}

impl json::Decode for EventCreated {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<String> = None;
        let mut by: Option<String> = None;
        object::read(
            reader,
            &mut [object::required("at", &mut at), object::required("by", &mut by)],
        )?;
        let (Some(at), Some(by)) = (at, by) else {
            return Err(object::incomplete());
        };
        Ok(Self { at, by })
    }
}

object::implement!(EventCreated);

/// Deleted
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventDeleted {
    /// `at`.
    pub at: String,
    /// `reason`.
    pub reason: String,
}

/// The required fields of [`EventDeleted`].
#[derive(Debug)]
pub struct EventDeletedRequired {
    /// `at`.
    pub at: String,
    /// `reason`.
    pub reason: String,
}

impl From<EventDeletedRequired> for EventDeleted {
    fn from(required: EventDeletedRequired) -> Self {
        Self {
            at: required.at,
            reason: required.reason,
        }
    }
}

impl json::EncodeFields for EventDeleted {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
        fields.field("reason", &self.reason);
    }
}

impl json::Decode for EventDeleted {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut at: Option<String> = None;
        let mut reason: Option<String> = None;
        object::read(
            reader,
            &mut [
                object::required("at", &mut at),
                object::required("reason", &mut reason),
            ],
        )?;
        let (Some(at), Some(reason)) = (at, reason) else {
            return Err(object::incomplete());
        };
        Ok(Self { at, reason })
    }
}

object::implement!(EventDeleted);
