// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EventCreated`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// Created
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventCreated {
    /// `at`.
    pub at: String,
    /// `by`.
    pub by: String,
}

/// What a [`EventCreated`] cannot be without.
#[derive(Clone, Debug)]
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

impl object::Object for EventCreated {
    const FIELDS: &'static [&'static str] = &["at", "by"];

    type Slots = EventCreatedSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            at: object::required(slots.at, "at")?,
            by: object::required(slots.by, "by")?,
        })
    }
}

object::implement!(EventCreated);

/// The fields of a [`EventCreated`] read so far.
#[derive(Default)]
pub struct EventCreatedSlots {
    at: Option<String>,
    by: Option<String>,
}

impl slot::Slots for EventCreatedSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.at,
            1 => &mut self.by,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "at",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "by",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
