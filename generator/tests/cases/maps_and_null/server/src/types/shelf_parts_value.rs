// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `ShelfPartsValue`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};

/// `ShelfPartsValue`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ShelfPartsValue {
    /// `size`.
    pub size: Option<f64>,
}

impl ShelfPartsValue {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<f64>>) -> Self {
        self.size = size.into();
        self
    }
}

impl Serialize for ShelfPartsValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.size {
            object.serialize_entry("size", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for ShelfPartsValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ShelfPartsValue {
    const NAME: &'static str = "ShelfPartsValue";

    const FIELDS: &'static [&'static str] = &["size"];

    type Slots = ShelfPartsValueSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.size, "size", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { size: slots.size })
    }
}

/// The fields of a [`ShelfPartsValue`] read so far.
#[derive(Default)]
pub struct ShelfPartsValueSlots {
    size: Option<f64>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "size",
            required: false,
            schema: Schema::Number(NumberRules::ANY),
        },
    ],
    Others::Any,
);
