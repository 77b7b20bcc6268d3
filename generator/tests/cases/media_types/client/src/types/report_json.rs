// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `ReportJson`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::types::Line;

/// `ReportJson`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ReportJson {
    /// `lines`.
    pub lines: Vec<Line>,
}

/// What a [`ReportJson`] cannot be without.
#[derive(Clone, Debug)]
pub struct ReportJsonRequired {
    /// `lines`.
    pub lines: Vec<Line>,
}

impl From<ReportJsonRequired> for ReportJson {
    fn from(required: ReportJsonRequired) -> Self {
        Self { lines: required.lines }
    }
}

impl Serialize for ReportJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("lines", &self.lines)?;
        object.end()
    }
}

impl<'de> Deserialize<'de> for ReportJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for ReportJson {
    const NAME: &'static str = "ReportJson";

    const FIELDS: &'static [&'static str] = &["lines"];

    type Slots = ReportJsonSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.lines, "lines", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            lines: object::required(slots.lines, "lines")?,
        })
    }
}

/// The fields of a [`ReportJson`] read so far.
#[derive(Default)]
pub struct ReportJsonSlots {
    lines: Option<Vec<Line>>,
}
