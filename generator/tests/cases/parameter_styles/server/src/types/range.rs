// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Others, Schema};

/// `Range`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Range {
    /// `gte`.
    pub gte: Option<i64>,
    /// `lt`.
    pub lt: Option<i64>,
}

impl Range {
    /// Sets `gte`.
    #[must_use]
    pub fn gte(mut self, gte: impl Into<Option<i64>>) -> Self {
        self.gte = gte.into();
        self
    }

    /// Sets `lt`.
    #[must_use]
    pub fn lt(mut self, lt: impl Into<Option<i64>>) -> Self {
        self.lt = lt.into();
        self
    }
}

impl Serialize for Range {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.gte {
            object.serialize_entry("gte", value)?;
        }
        if let Some(value) = &self.lt {
            object.serialize_entry("lt", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Range {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Range {
    const NAME: &'static str = "Range";

    const FIELDS: &'static [&'static str] = &["gte", "lt"];

    type Slots = RangeSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.gte, "gte", map),
            1 => object::field(&mut slots.lt, "lt", map),
            _ => object::skip(map),
        }
    }

    fn other<'de, A: MapAccess<'de>>(
        _slots: &mut Self::Slots,
        _name: String,
        _map: &mut A,
    ) -> Result<(), A::Error> {
        object::refuse()
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            gte: slots.gte,
            lt: slots.lt,
        })
    }
}

/// The fields of a [`Range`] read so far.
#[derive(Default)]
pub struct RangeSlots {
    gte: Option<i64>,
    lt: Option<i64>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "gte",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "lt",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    Others::None,
);
