// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EventDeleted`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// Deleted
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EventDeleted {
    /// `at`.
    pub at: String,
    /// `reason`.
    pub reason: String,
}

/// What a [`EventDeleted`] cannot be without.
#[derive(Clone, Debug)]
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

impl Serialize for EventDeleted {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("at", &self.at)?;
        object.serialize_entry("reason", &self.reason)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for EventDeleted {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for EventDeleted {
    const NAME: &'static str = "EventDeleted";

    const FIELDS: &'static [&'static str] = &["at", "reason"];

    type Slots = EventDeletedSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.at, "at", map),
            1 => object::field(&mut slots.reason, "reason", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            at: object::required(slots.at, "at")?,
            reason: object::required(slots.reason, "reason")?,
        })
    }
}

/// The fields of a [`EventDeleted`] read so far.
#[derive(Default)]
pub struct EventDeletedSlots {
    at: Option<String>,
    reason: Option<String>,
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
            name: "reason",
            required: true,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
