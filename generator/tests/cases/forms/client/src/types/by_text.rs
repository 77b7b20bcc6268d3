// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByText`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `ByText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByText {
    /// `text`.
    pub text: String,
}

/// What a [`ByText`] cannot be without.
#[derive(Clone, Debug)]
pub struct ByTextRequired {
    /// `text`.
    pub text: String,
}

impl From<ByTextRequired> for ByText {
    fn from(required: ByTextRequired) -> Self {
        Self { text: required.text }
    }
}

impl Serialize for ByText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("text", &self.text)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ByText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ByText {
    const NAME: &'static str = "ByText";

    const FIELDS: &'static [&'static str] = &["text"];

    type Slots = ByTextSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.text, "text", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            text: object::required(slots.text, "text")?,
        })
    }
}

/// The fields of a [`ByText`] read so far.
#[derive(Default)]
pub struct ByTextSlots {
    text: Option<String>,
}
