// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `VehicleOwner`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `VehicleOwner`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VehicleOwner {
    /// `name`.
    pub name: Option<String>,
}

impl VehicleOwner {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl Serialize for VehicleOwner {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.name {
            object.serialize_entry("name", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for VehicleOwner {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for VehicleOwner {
    const NAME: &'static str = "VehicleOwner";

    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = VehicleOwnerSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { name: slots.name })
    }
}

/// The fields of a [`VehicleOwner`] read so far.
#[derive(Default)]
pub struct VehicleOwnerSlots {
    name: Option<String>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Any,
);
