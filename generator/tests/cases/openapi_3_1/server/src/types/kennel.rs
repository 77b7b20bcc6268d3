// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Kennel`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Items, Others, Schema};
use crate::types;
use crate::types::{Chip, Dog, Size};

/// `Kennel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Kennel {
    /// `dogs`.
    pub dogs: Vec<Dog>,
    /// `anything`.
    pub anything: Option<Value>,
    /// `chip`.
    pub chip: Option<Chip>,
    /// `age`.
    pub age: Option<i64>,
    /// `size`.
    pub size: Option<Option<Size>>,
}

/// What a [`Kennel`] cannot be without.
#[derive(Clone, Debug)]
pub struct KennelRequired {
    /// `dogs`.
    pub dogs: Vec<Dog>,
}

impl From<KennelRequired> for Kennel {
    fn from(required: KennelRequired) -> Self {
        Self {
            dogs: required.dogs,
            anything: None,
            chip: None,
            age: None,
            size: None,
        }
    }
}

impl Kennel {
    /// Sets `anything`.
    #[must_use]
    pub fn anything(mut self, anything: impl Into<Option<Value>>) -> Self {
        self.anything = anything.into();
        self
    }

    /// Sets `chip`.
    #[must_use]
    pub fn chip(mut self, chip: impl Into<Option<Chip>>) -> Self {
        self.chip = chip.into();
        self
    }

    /// Sets `age`.
    #[must_use]
    pub fn age(mut self, age: impl Into<Option<i64>>) -> Self {
        self.age = age.into();
        self
    }

    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<Size>>) -> Self {
        self.size = Some(size.into());
        self
    }
}

impl Serialize for Kennel {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("dogs", &self.dogs)?;
        if let Some(value) = &self.anything {
            object.serialize_entry("anything", value)?;
        }
        if let Some(value) = &self.chip {
            object.serialize_entry("chip", value)?;
        }
        if let Some(value) = &self.age {
            object.serialize_entry("age", value)?;
        }
        if let Some(value) = &self.size {
            object.serialize_entry("size", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Kennel {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Kennel {
    const NAME: &'static str = "Kennel";

    const FIELDS: &'static [&'static str] = &["dogs", "anything", "chip", "age", "size"];

    type Slots = KennelSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.dogs, "dogs", map),
            1 => object::field(&mut slots.anything, "anything", map),
            2 => object::field(&mut slots.chip, "chip", map),
            3 => object::field(&mut slots.age, "age", map),
            4 => object::field(&mut slots.size, "size", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            dogs: object::required(slots.dogs, "dogs")?,
            anything: slots.anything,
            chip: slots.chip,
            age: slots.age,
            size: slots.size,
        };
        object::check(value.age.is_none_or(|age| age >= 1), "age")?;
        Ok(value)
    }
}

/// The fields of a [`Kennel`] read so far.
#[derive(Default)]
pub struct KennelSlots {
    dogs: Option<Vec<Dog>>,
    anything: Option<Value>,
    chip: Option<Chip>,
    age: Option<i64>,
    size: Option<Option<Size>>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "dogs",
            required: true,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&types::dog::SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "anything",
            required: false,
            schema: Schema::Any,
        },
        Field {
            name: "chip",
            required: false,
            schema: Schema::Reference(&types::chip::SCHEMA),
        },
        Field {
            name: "age",
            required: false,
            schema: Schema::Integer(1, i64::MAX),
        },
        Field {
            name: "size",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&types::size::SCHEMA)),
        },
    ],
    Others::Any,
);
