// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `title`.
    pub title: String,
}

/// What a [`Problem`] cannot be without.
#[derive(Clone, Debug)]
pub struct ProblemRequired {
    /// `title`.
    pub title: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self { title: required.title }
    }
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("title", &self.title)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for Problem {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Problem {
    const NAME: &'static str = "Problem";

    const FIELDS: &'static [&'static str] = &["title"];

    type Slots = ProblemSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.title, "title", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            title: object::required(slots.title, "title")?,
        })
    }
}

/// The fields of a [`Problem`] read so far.
#[derive(Default)]
pub struct ProblemSlots {
    title: Option<String>,
}
