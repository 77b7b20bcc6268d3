// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Photo`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Line;

/// `Photo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Photo {
    /// `title`.
    pub title: String,
    /// `place`.
    pub place: Option<Line>,
    /// `sizes`.
    pub sizes: Option<Vec<i64>>,
    /// `image`.
    pub image: String,
    /// `others`.
    pub others: Option<Vec<String>>,
}

/// What a [`Photo`] cannot be without.
#[derive(Clone, Debug)]
pub struct PhotoRequired {
    /// `title`.
    pub title: String,
    /// `image`.
    pub image: String,
}

impl From<PhotoRequired> for Photo {
    fn from(required: PhotoRequired) -> Self {
        Self {
            title: required.title,
            place: None,
            sizes: None,
            image: required.image,
            others: None,
        }
    }
}

impl Photo {
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

    /// Sets `others`.
    #[must_use]
    pub fn others(mut self, others: impl Into<Option<Vec<String>>>) -> Self {
        self.others = others.into();
        self
    }
}

impl Serialize for Photo {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("title", &self.title)?;
        if let Some(value) = &self.place {
            object.serialize_entry("place", value)?;
        }
        if let Some(value) = &self.sizes {
            object.serialize_entry("sizes", value)?;
        }
        object.serialize_entry("image", &self.image)?;
        if let Some(value) = &self.others {
            object.serialize_entry("others", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Photo {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Photo {
    const NAME: &'static str = "Photo";

    const FIELDS: &'static [&'static str] = &[
        "title",
        "place",
        "sizes",
        "image",
        "others",
    ];

    type Slots = PhotoSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.title, "title", map),
            1 => object::field(&mut slots.place, "place", map),
            2 => object::field(&mut slots.sizes, "sizes", map),
            3 => object::field(&mut slots.image, "image", map),
            4 => object::field(&mut slots.others, "others", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
            title: object::required(slots.title, "title")?,
            place: slots.place,
            sizes: slots.sizes,
            image: object::required(slots.image, "image")?,
            others: slots.others,
        };
        object::check(value.title.chars().count() <= 8, "title")?;
        Ok(value)
    }
}

/// The fields of a [`Photo`] read so far.
#[derive(Default)]
pub struct PhotoSlots {
    title: Option<String>,
    place: Option<Line>,
    sizes: Option<Vec<i64>>,
    image: Option<String>,
    others: Option<Vec<String>>,
}
