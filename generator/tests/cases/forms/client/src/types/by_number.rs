// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByNumber`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `ByNumber`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByNumber {
    /// `number`.
    pub number: i64,
}

/// What a [`ByNumber`] cannot be without.
#[derive(Clone, Debug)]
pub struct ByNumberRequired {
    /// `number`.
    pub number: i64,
}

impl From<ByNumberRequired> for ByNumber {
    fn from(required: ByNumberRequired) -> Self {
        Self { number: required.number }
    }
}

impl Serialize for ByNumber {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("number", &self.number)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ByNumber {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ByNumber {
    const NAME: &'static str = "ByNumber";

    const FIELDS: &'static [&'static str] = &["number"];

    type Slots = ByNumberSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.number, "number", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            number: object::required(slots.number, "number")?,
        })
    }
}

/// The fields of a [`ByNumber`] read so far.
#[derive(Default)]
pub struct ByNumberSlots {
    number: Option<i64>,
}
