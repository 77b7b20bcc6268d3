// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `AddPhotoBodyFields`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Line;

/// `AddPhotoBodyFields`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct AddPhotoBodyFields {
    /// `title`.
    pub title: String,
    /// `place`.
    pub place: Option<Line>,
    /// `sizes`.
    pub sizes: Option<Vec<i64>>,
}

/// What a [`AddPhotoBodyFields`] cannot be without.
#[derive(Clone, Debug)]
pub struct AddPhotoBodyFieldsRequired {
    /// `title`.
    pub title: String,
}

impl From<AddPhotoBodyFieldsRequired> for AddPhotoBodyFields {
    fn from(required: AddPhotoBodyFieldsRequired) -> Self {
        Self {
            title: required.title,
            place: None,
            sizes: None,
        }
    }
}

impl AddPhotoBodyFields {
    /// Sets `place`.
    #[must_use]
    pub fn place(mut self, place: impl Into<Option<Line>>) -> Self {
        self.place = place.into();
        self
    }

    /// Sets `sizes`.
    #[must_use]
    pub fn sizes(mut self, sizes: impl Into<Option<Vec<i64>>>) -> Self {
        self.sizes = sizes.into();
        self
    }
}

impl Serialize for AddPhotoBodyFields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("title", &self.title)?;
        if let Some(value) = &self.place {
            object.serialize_entry("place", value)?;
        }
        if let Some(value) = &self.sizes {
            object.serialize_entry("sizes", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for AddPhotoBodyFields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for AddPhotoBodyFields {
    const NAME: &'static str = "AddPhotoBodyFields";

    const FIELDS: &'static [&'static str] = &["title", "place", "sizes"];

    type Slots = AddPhotoBodyFieldsSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.title, "title", map),
            1 => object::lenient_field(&mut slots.place, map),
            2 => object::lenient_field(&mut slots.sizes, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            title: object::required(slots.title, "title")?,
            place: slots.place,
            sizes: slots.sizes,
        })
    }
}

/// The fields of a [`AddPhotoBodyFields`] read so far.
#[derive(Default)]
pub struct AddPhotoBodyFieldsSlots {
    title: Option<String>,
    place: Option<Line>,
    sizes: Option<Vec<i64>>,
}
