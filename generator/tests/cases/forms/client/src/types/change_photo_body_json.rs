// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyJson`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `ChangePhotoBodyJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyJson {
    /// `title`.
    pub title: String,
}

/// What a [`ChangePhotoBodyJson`] cannot be without.
#[derive(Clone, Debug)]
pub struct ChangePhotoBodyJsonRequired {
    /// `title`.
    pub title: String,
}

impl From<ChangePhotoBodyJsonRequired> for ChangePhotoBodyJson {
    fn from(required: ChangePhotoBodyJsonRequired) -> Self {
        Self { title: required.title }
    }
}

impl Serialize for ChangePhotoBodyJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("title", &self.title)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ChangePhotoBodyJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ChangePhotoBodyJson {
    const NAME: &'static str = "ChangePhotoBodyJson";

    const FIELDS: &'static [&'static str] = &["title"];

    type Slots = ChangePhotoBodyJsonSlots;

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

/// The fields of a [`ChangePhotoBodyJson`] read so far.
#[derive(Default)]
pub struct ChangePhotoBodyJsonSlots {
    title: Option<String>,
}
