// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `slug`.
    pub slug: Option<String>,
    /// `code`.
    pub code: String,
}

/// What a [`Problem`] cannot be without.
#[derive(Clone, Debug)]
pub struct ProblemRequired {
    /// `code`.
    pub code: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self {
            slug: None,
            code: required.code,
        }
    }
}

impl Problem {
    /// Sets `slug`.
    #[must_use]
    pub fn slug(mut self, slug: impl Into<Option<String>>) -> Self {
        self.slug = slug.into();
        self
    }
}

impl Serialize for Problem {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.slug {
            object.serialize_entry("slug", value)?;
        }
        object.serialize_entry("code", &self.code)?;
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

    const FIELDS: &'static [&'static str] = &["slug", "code"];

    type Slots = ProblemSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.slug, map),
            1 => object::field(&mut slots.code, "code", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            slug: slots.slug,
            code: object::required(slots.code, "code")?,
        })
    }
}

/// The fields of a [`Problem`] read so far.
#[derive(Default)]
pub struct ProblemSlots {
    slug: Option<String>,
    code: Option<String>,
}
