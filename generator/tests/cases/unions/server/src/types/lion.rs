// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Lion`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Lion`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lion {
    /// `kind`.
    pub kind: String,
    /// `mane`.
    pub mane: Option<bool>,
}

/// What a [`Lion`] cannot be without.
#[derive(Clone, Debug)]
pub struct LionRequired {
    /// `kind`.
    pub kind: String,
}

impl From<LionRequired> for Lion {
    fn from(required: LionRequired) -> Self {
        Self {
            kind: required.kind,
            mane: None,
        }
    }
}

impl Lion {
    /// Sets `mane`.
    #[must_use]
    pub fn mane(mut self, mane: impl Into<Option<bool>>) -> Self {
        self.mane = mane.into();
        self
    }
}

impl Serialize for Lion {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Lion {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "kind" {
            object.serialize_entry("kind", &self.kind)?;
        }
        if let Some(value) = &self.mane {
            object.serialize_entry("mane", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Lion {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Lion {
    const NAME: &'static str = "Lion";

    const FIELDS: &'static [&'static str] = &["kind", "mane"];

    type Slots = LionSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.mane, "mane", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            mane: slots.mane,
        })
    }
}

/// The fields of a [`Lion`] read so far.
#[derive(Default)]
pub struct LionSlots {
    kind: Option<String>,
    mane: Option<bool>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "kind",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "mane",
            required: false,
            schema: Schema::Boolean,
        },
    ],
    Others::Any,
);
