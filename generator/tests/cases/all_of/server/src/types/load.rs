// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, NumberRules, Others, Schema};

/// `Load`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Load {
    /// `weight`.
    pub weight: Option<f64>,
}

impl Load {
    /// Sets `weight`.
    #[must_use]
    pub fn weight(mut self, weight: impl Into<Option<f64>>) -> Self {
        self.weight = weight.into();
        self
    }
}

impl Serialize for Load {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        if let Some(value) = &self.weight {
            object.serialize_entry("weight", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Load {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Load {
    const NAME: &'static str = "Load";

    const FIELDS: &'static [&'static str] = &["weight"];

    type Slots = LoadSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.weight, "weight", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self { weight: slots.weight };
        object::check(value.weight.is_none_or(|weight| weight >= 0.0), "weight")?;
        Ok(value)
    }
}

/// The fields of a [`Load`] read so far.
#[derive(Default)]
pub struct LoadSlots {
    weight: Option<f64>,
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "weight",
            required: false,
            schema: Schema::Number(NumberRules {
                minimum: 0.0,
                ..NumberRules::ANY
            }),
        },
    ],
    Others::Any,
);
