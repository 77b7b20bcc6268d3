// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Self`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Self`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SelfType {
    /// `self`.
    pub self_: Option<bool>,
}

impl SelfType {
    /// Sets `self_`.
    #[must_use]
    pub fn self_(mut self, self_: impl Into<Option<bool>>) -> Self {
        self.self_ = self_.into();
        self
    }
}

impl Serialize for SelfType {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.self_ {
            object.serialize_entry("self", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for SelfType {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for SelfType {
    const NAME: &'static str = "Self";

    const FIELDS: &'static [&'static str] = &["self"];

    type Slots = SelfTypeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.self_, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { self_: slots.self_ })
    }
}

/// The fields of a [`SelfType`] read so far.
#[derive(Default)]
pub struct SelfTypeSlots {
    self_: Option<bool>,
}
