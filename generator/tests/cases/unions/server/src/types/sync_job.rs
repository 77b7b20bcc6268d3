// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `SyncJob`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};
use crate::types;
use crate::types::Job;

/// `SyncJob`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SyncJob {
    /// `type`.
    pub r#type: String,
    /// `to`.
    pub to: Job,
}

/// What a [`SyncJob`] cannot be without.
#[derive(Clone, Debug)]
pub struct SyncJobRequired {
    /// `type`.
    pub r#type: String,
    /// `to`.
    pub to: Job,
}

impl From<SyncJobRequired> for SyncJob {
    fn from(required: SyncJobRequired) -> Self {
        Self {
            r#type: required.r#type,
            to: required.to,
        }
    }
}

impl Serialize for SyncJob {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl SyncJob {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "type" {
            object.serialize_entry("type", &self.r#type)?;
        }
        object.serialize_entry("to", &self.to)?;
        Ok(())
    }
}

impl<'de> Deserialize<'de> for SyncJob {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for SyncJob {
    const NAME: &'static str = "SyncJob";

    const FIELDS: &'static [&'static str] = &["type", "to"];

    type Slots = SyncJobSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.r#type, "type", map),
            1 => object::field(&mut slots.to, "to", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            r#type: object::required(slots.r#type, "type")?,
            to: object::required(slots.to, "to")?,
        })
    }
}

/// The fields of a [`SyncJob`] read so far.
#[derive(Default)]
pub struct SyncJobSlots {
    r#type: Option<String>,
    to: Option<Job>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "type",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "to",
            required: true,
            schema: Schema::Reference(&types::job::SCHEMA),
        },
    ],
    Others::Any,
);
