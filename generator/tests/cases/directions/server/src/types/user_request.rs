// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `UserRequest`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `UserRequest`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UserRequest {
    /// `taken`.
    pub taken: Option<bool>,
}

impl UserRequest {
    /// Sets `taken`.
    #[must_use]
    pub fn taken(mut self, taken: impl Into<Option<bool>>) -> Self {
        self.taken = taken.into();
        self
    }
}

impl Serialize for UserRequest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.taken {
            object.serialize_entry("taken", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for UserRequest {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for UserRequest {
    const NAME: &'static str = "UserRequest";

    const FIELDS: &'static [&'static str] = &["taken"];

    type Slots = UserRequestSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.taken, "taken", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { taken: slots.taken })
    }
}

/// The fields of a [`UserRequest`] read so far.
#[derive(Default)]
pub struct UserRequestSlots {
    taken: Option<bool>,
}
