// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleBase`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `VehicleBase`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct VehicleBase {
    /// `kind`.
    pub kind: String,
}

/// What a [`VehicleBase`] cannot be without.
#[derive(Clone, Debug)]
pub struct VehicleBaseRequired {
    /// `kind`.
    pub kind: String,
}

impl From<VehicleBaseRequired> for VehicleBase {
    fn from(required: VehicleBaseRequired) -> Self {
        Self { kind: required.kind }
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

    const FIELDS: &'static [&'static str] = &["kind"];

    type Slots = VehicleBaseSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.kind, "kind", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
        })
    }
}

/// The fields of a [`VehicleBase`] read so far.
#[derive(Default)]
pub struct VehicleBaseSlots {
    kind: Option<String>,
}
