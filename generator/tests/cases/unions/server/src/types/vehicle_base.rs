// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleBase`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `VehicleBase`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleBase {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

/// What a [`VehicleBase`] cannot be without.
#[derive(Clone, Debug)]
pub struct VehicleBaseRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<VehicleBaseRequired> for VehicleBase {
    fn from(required: VehicleBaseRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
        }
    }
}

impl Serialize for VehicleBase {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl VehicleBase {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "kind" {
            object.serialize_entry("kind", &self.kind)?;
        }
        object.serialize_entry("wheels", &self.wheels)?;
        Ok(())
    }
}

impl<'de> Deserialize<'de> for VehicleBase {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for VehicleBase {
    const NAME: &'static str = "VehicleBase";

    const FIELDS: &'static [&'static str] = &["kind", "wheels"];

    type Slots = VehicleBaseSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            1 => object::field(&mut slots.wheels, "wheels", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
        };
        object::check(value.wheels >= 0, "wheels")?;
        Ok(value)
    }
}

/// The fields of a [`VehicleBase`] read so far.
#[derive(Default)]
pub struct VehicleBaseSlots {
    kind: Option<String>,
    wheels: Option<i64>,
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
            name: "wheels",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
    ],
    Others::Any,
);
