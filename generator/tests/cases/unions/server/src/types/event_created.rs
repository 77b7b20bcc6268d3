// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EventCreated`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

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

impl Serialize for EventCreated {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("at", &self.at)?;
        object.serialize_entry("by", &self.by)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for EventCreated {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for EventCreated {
    const NAME: &'static str = "EventCreated";

    const FIELDS: &'static [&'static str] = &["at", "by"];

    type Slots = EventCreatedSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.at, "at", map),
            1 => object::field(&mut slots.by, "by", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            at: object::required(slots.at, "at")?,
            by: object::required(slots.by, "by")?,
        })
    }
}

/// The fields of a [`EventCreated`] read so far.
#[derive(Default)]
pub struct EventCreatedSlots {
    at: Option<String>,
    by: Option<String>,
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
