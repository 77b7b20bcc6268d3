// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangePhotoBodyMultipartFields`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `ChangePhotoBodyMultipartFields`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ChangePhotoBodyMultipartFields {}

impl Serialize for ChangePhotoBodyMultipartFields {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_map(None)?.end()
    }
}

impl<'de> Deserialize<'de> for ChangePhotoBodyMultipartFields {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ChangePhotoBodyMultipartFields {
    const NAME: &'static str = "ChangePhotoBodyMultipartFields";

    const FIELDS: &'static [&'static str] = &[];

    type Slots = ChangePhotoBodyMultipartFieldsSlots;

    fn set<'de, A: MapAccess<'de>>(
        _slots: &mut Self::Slots,
        _index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        object::skip(map)
    }

    fn finish<E: de::Error>(_slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {})
    }
}

/// The fields of a [`ChangePhotoBodyMultipartFields`] read so far.
#[derive(Default)]
pub struct ChangePhotoBodyMultipartFieldsSlots {}
