// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `ScanJob`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `ScanJob`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ScanJob {
    /// `type`.
    pub r#type: String,
    /// `path`.
    pub path: Option<String>,
}

/// What a [`ScanJob`] cannot be without.
#[derive(Clone, Debug)]
pub struct ScanJobRequired {
    /// `type`.
    pub r#type: String,
}

impl From<ScanJobRequired> for ScanJob {
    fn from(required: ScanJobRequired) -> Self {
        Self {
            r#type: required.r#type,
            path: None,
        }
    }
}

impl ScanJob {
    /// Sets `path`.
    #[must_use]
    pub fn path(mut self, path: impl Into<Option<String>>) -> Self {
        self.path = path.into();
        self
    }
}

impl Serialize for ScanJob {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        self.write("", &mut object)?;
        object.end()
    }
}

impl ScanJob {
    /// Writes the fields, but for the one that tells the type of the value.
    pub(crate) fn write<M: SerializeMap>(
        &self,
        tag: &str,
        object: &mut M,
    ) -> Result<(), M::Error> {
        if tag != "type" {
            object.serialize_entry("type", &self.r#type)?;
        }
        if let Some(value) = &self.path {
            object.serialize_entry("path", value)?;
        }
        Ok(())
    }
}

impl<'de> Deserialize<'de> for ScanJob {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ScanJob {
    const NAME: &'static str = "ScanJob";

    const FIELDS: &'static [&'static str] = &["type", "path"];

    type Slots = ScanJobSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.r#type, "type", map),
            1 => object::lenient_field(&mut slots.path, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            r#type: object::required(slots.r#type, "type")?,
            path: slots.path,
        })
    }
}

/// The fields of a [`ScanJob`] read so far.
#[derive(Default)]
pub struct ScanJobSlots {
    r#type: Option<String>,
    path: Option<String>,
}
