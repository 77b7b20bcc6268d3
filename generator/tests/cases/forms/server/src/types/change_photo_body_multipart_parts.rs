// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartParts`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `ChangePhotoBodyMultipartParts`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartParts {
    /// `file`.
    pub file: String,
}

/// What a [`ChangePhotoBodyMultipartParts`] cannot be without.
#[derive(Clone, Debug)]
pub struct ChangePhotoBodyMultipartPartsRequired {
    /// `file`.
    pub file: String,
}

impl From<ChangePhotoBodyMultipartPartsRequired> for ChangePhotoBodyMultipartParts {
    fn from(required: ChangePhotoBodyMultipartPartsRequired) -> Self {
        Self { file: required.file }
    }
}

impl Serialize for ChangePhotoBodyMultipartParts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("file", &self.file)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ChangePhotoBodyMultipartParts {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ChangePhotoBodyMultipartParts {
    const NAME: &'static str = "ChangePhotoBodyMultipartParts";

    const FIELDS: &'static [&'static str] = &["file"];

    type Slots = ChangePhotoBodyMultipartPartsSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.file, "file", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            file: object::required(slots.file, "file")?,
        })
    }
}

/// The fields of a [`ChangePhotoBodyMultipartParts`] read so far.
#[derive(Default)]
pub struct ChangePhotoBodyMultipartPartsSlots {
    file: Option<String>,
}
