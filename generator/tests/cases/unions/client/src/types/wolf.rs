// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wolf`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Wolf`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Wolf {
    /// `pack`.
    pub pack: Option<i64>,
}

impl Wolf {
    /// Sets `pack`.
    #[must_use]
    pub fn pack(mut self, pack: impl Into<Option<i64>>) -> Self {
        self.pack = pack.into();
        self
    }
}

impl Serialize for Wolf {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl Wolf {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        _tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if let Some(value) = &self.pack {
            object.serialize_entry("pack", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for Wolf {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Wolf {
    const NAME: &'static str = "Wolf";

    const FIELDS: &'static [&'static str] = &["pack"];

    type Slots = WolfSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::lenient_field(&mut slots.pack, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self { pack: slots.pack })
    }
}

/// The fields of a [`Wolf`] read so far.
#[derive(Default)]
pub struct WolfSlots {
    pack: Option<i64>,
}
