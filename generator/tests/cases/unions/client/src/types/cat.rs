// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Cat`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

/// What a [`Cat`] cannot be without.
#[derive(Clone, Debug)]
pub struct CatRequired {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

impl From<CatRequired> for Cat {
    fn from(required: CatRequired) -> Self {
        Self {
            pet_type: required.pet_type,
            claws: required.claws,
        }
    }
}

impl Serialize for Cat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Cat {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "petType" {
            object.serialize_entry("petType", &self.pet_type)?;
        }
        object.serialize_entry("claws", &self.claws)?;
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Cat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Cat {
    const NAME: &'static str = "Cat";

    const FIELDS: &'static [&'static str] = &["petType", "claws"];

    type Slots = CatSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.pet_type, "petType", map),
            1 => object::field(&mut slots.claws, "claws", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            pet_type: object::required(slots.pet_type, "petType")?,
            claws: object::required(slots.claws, "claws")?,
        })
    }
}

/// The fields of a [`Cat`] read so far.
#[derive(Default)]
pub struct CatSlots {
    pet_type: Option<String>,
    claws: Option<i64>,
}
