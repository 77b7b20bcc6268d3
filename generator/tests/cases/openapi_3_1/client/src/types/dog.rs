// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::{Chip, DogKind};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    /// `name`.
    pub name: Option<String>,
    /// `kind`.
    pub kind: Option<DogKind>,
    /// The dog's mother.
    pub mother: Option<Box<Dog>>,
    /// `father`.
    pub father: Option<Option<Box<Dog>>>,
    /// What is written on its collar.
    pub collar: Option<Option<String>>,
    /// `chip`.
    pub chip: Option<Chip>,
}

/// What a [`Dog`] cannot be without.
#[derive(Clone, Debug)]
pub struct DogRequired {
    /// `name`.
    pub name: Option<String>,
}

impl From<DogRequired> for Dog {
    fn from(required: DogRequired) -> Self {
        Self {
            name: required.name,
            kind: None,
            mother: None,
            father: None,
            collar: None,
            chip: None,
        }
    }
}

impl Dog {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<DogKind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `mother`.
    #[must_use]
    pub fn mother(mut self, mother: impl Into<Option<Dog>>) -> Self {
        self.mother = mother.into().map(Box::new);
        self
    }

    /// Sets `father`.
    #[must_use]
    pub fn father(mut self, father: impl Into<Option<Dog>>) -> Self {
        self.father = Some(father.into().map(Box::new));
        self
    }

    /// Sets `collar`.
    #[must_use]
    pub fn collar(mut self, collar: impl Into<Option<String>>) -> Self {
        self.collar = Some(collar.into());
        self
    }

    /// Sets `chip`.
    #[must_use]
    pub fn chip(mut self, chip: impl Into<Option<Chip>>) -> Self {
        self.chip = chip.into();
        self
    }
}

impl Serialize for Dog {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("name", &self.name)?;
        if let Some(value) = &self.kind {
            object.serialize_entry("kind", value)?;
        }
        if let Some(value) = &self.mother {
            object.serialize_entry("mother", value)?;
        }
        if let Some(value) = &self.father {
            object.serialize_entry("father", value)?;
        }
        if let Some(value) = &self.collar {
            object.serialize_entry("collar", value)?;
        }
        if let Some(value) = &self.chip {
            object.serialize_entry("chip", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Dog {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Dog {
    const NAME: &'static str = "Dog";

    const FIELDS: &'static [&'static str] = &[
        "name",
        "kind",
        "mother",
        "father",
        "collar",
        "chip",
    ];

    type Slots = DogSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.name, "name", map),
            1 => object::lenient_field(&mut slots.kind, map),
            2 => object::lenient_field(&mut slots.mother, map),
            3 => object::field(&mut slots.father, "father", map),
            4 => object::field(&mut slots.collar, "collar", map),
            5 => object::lenient_field(&mut slots.chip, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            kind: slots.kind,
            mother: slots.mother,
            father: slots.father,
            collar: slots.collar,
            chip: slots.chip,
        })
    }
}

/// The fields of a [`Dog`] read so far.
#[derive(Default)]
pub struct DogSlots {
    name: Option<Option<String>>,
    kind: Option<DogKind>,
    mother: Option<Box<Dog>>,
    father: Option<Option<Box<Dog>>>,
    collar: Option<Option<String>>,
    chip: Option<Chip>,
}
