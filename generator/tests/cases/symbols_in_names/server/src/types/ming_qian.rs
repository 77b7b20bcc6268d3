// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `名前`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::名前a;

/// `名前`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct 名前 {
    /// `a`.
    pub a: Option<名前a>,
}

impl 名前 {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<名前a>>) -> Self {
        self.a = a.into();
        self
    }
}

impl Serialize for 名前 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.a {
            object.serialize_entry("a", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for 名前 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for 名前 {
    const NAME: &'static str = "名前";

    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = 名前Slots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.a, "a", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { a: slots.a })
    }
}

/// The fields of a [`名前`] read so far.
#[derive(Default)]
pub struct 名前Slots {
    a: Option<名前a>,
}
