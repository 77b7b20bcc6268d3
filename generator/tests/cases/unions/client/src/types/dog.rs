// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Dog`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Dog`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Dog {
    /// `bark`.
    pub bark: bool,
}

/// What a [`Dog`] cannot be without.
#[derive(Clone, Debug)]
pub struct DogRequired {
    /// `bark`.
    pub bark: bool,
}

impl From<DogRequired> for Dog {
    fn from(required: DogRequired) -> Self {
        Self { bark: required.bark }
    }
}

impl Serialize for Dog {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Dog {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        _tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        object.serialize_entry("bark", &self.bark)?;
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Dog {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Dog {
    const NAME: &'static str = "Dog";

    const FIELDS: &'static [&'static str] = &["bark"];

    type Slots = DogSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.bark, "bark", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            bark: object::required(slots.bark, "bark")?,
        })
    }
}

/// The fields of a [`Dog`] read so far.
#[derive(Default)]
pub struct DogSlots {
    bark: Option<bool>,
}
