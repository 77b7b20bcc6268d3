// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `Meter`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};

/// `Meter`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Meter {
    /// `count`.
    pub count: u64,
    /// `tiny`.
    pub tiny: Option<i8>,
    /// `small`.
    pub small: Option<i16>,
    /// `byte`.
    pub byte: Option<u8>,
    /// `at`.
    pub at: Option<i64>,
    /// `below`.
    pub below: Option<i64>,
    /// `price`.
    pub price: Option<f64>,
    /// `share`.
    pub share: Option<f32>,
    /// `cost`.
    pub cost: Option<f64>,
    /// `steps`.
    pub steps: Option<Vec<f64>>,
    /// `levels`.
    pub levels: Option<BTreeMap<String, Option<u32>>>,
}

/// What a [`Meter`] cannot be without.
#[derive(Clone, Debug)]
pub struct MeterRequired {
    /// `count`.
    pub count: u64,
}

impl From<MeterRequired> for Meter {
    fn from(required: MeterRequired) -> Self {
        Self {
            count: required.count,
            tiny: None,
            small: None,
            byte: None,
            at: None,
            below: None,
            price: None,
            share: None,
            cost: None,
            steps: None,
            levels: None,
        }
    }
}

impl Meter {
    /// Sets `tiny`.
    #[must_use]
    pub fn tiny(mut self, tiny: impl Into<Option<i8>>) -> Self {
        self.tiny = tiny.into();
        self
    }

    /// Sets `small`.
    #[must_use]
    pub fn small(mut self, small: impl Into<Option<i16>>) -> Self {
        self.small = small.into();
        self
    }

    /// Sets `byte`.
    #[must_use]
    pub fn byte(mut self, byte: impl Into<Option<u8>>) -> Self {
        self.byte = byte.into();
        self
    }

    /// Sets `at`.
    #[must_use]
    pub fn at(mut self, at: impl Into<Option<i64>>) -> Self {
        self.at = at.into();
        self
    }

    /// Sets `below`.
    #[must_use]
    pub fn below(mut self, below: impl Into<Option<i64>>) -> Self {
        self.below = below.into();
        self
    }

    /// Sets `price`.
    #[must_use]
    pub fn price(mut self, price: impl Into<Option<f64>>) -> Self {
        self.price = price.into();
        self
    }

    /// Sets `share`.
    #[must_use]
    pub fn share(mut self, share: impl Into<Option<f32>>) -> Self {
        self.share = share.into();
        self
    }

    /// Sets `cost`.
    #[must_use]
    pub fn cost(mut self, cost: impl Into<Option<f64>>) -> Self {
        self.cost = cost.into();
        self
    }

    /// Sets `steps`.
    #[must_use]
    pub fn steps(mut self, steps: impl Into<Option<Vec<f64>>>) -> Self {
        self.steps = steps.into();
        self
    }

    /// Sets `levels`.
    #[must_use]
    pub fn levels(
        mut self,
        levels: impl Into<Option<BTreeMap<String, Option<u32>>>>,
    ) -> Self {
        self.levels = levels.into();
        self
    }
}

impl Serialize for Meter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("count", &self.count)?;
        if let Some(value) = &self.tiny {
            object.serialize_entry("tiny", value)?;
        }
        if let Some(value) = &self.small {
            object.serialize_entry("small", value)?;
        }
        if let Some(value) = &self.byte {
            object.serialize_entry("byte", value)?;
        }
        if let Some(value) = &self.at {
            object.serialize_entry("at", value)?;
        }
        if let Some(value) = &self.below {
            object.serialize_entry("below", value)?;
        }
        if let Some(value) = &self.price {
            object.serialize_entry("price", value)?;
        }
        if let Some(value) = &self.share {
            object.serialize_entry("share", value)?;
        }
        if let Some(value) = &self.cost {
            object.serialize_entry("cost", value)?;
        }
        if let Some(value) = &self.steps {
            object.serialize_entry("steps", value)?;
        }
        if let Some(value) = &self.levels {
            object.serialize_entry("levels", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Meter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Meter {
    const NAME: &'static str = "Meter";

    const FIELDS: &'static [&'static str] = &[
        "count",
        "tiny",
        "small",
        "byte",
        "at",
        "below",
        "price",
        "share",
        "cost",
        "steps",
        "levels",
    ];

    type Slots = MeterSlots;

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.count, "count", map),
            1 => object::lenient_field(&mut slots.tiny, map),
            2 => object::lenient_field(&mut slots.small, map),
            3 => object::lenient_field(&mut slots.byte, map),
            4 => object::lenient_field(&mut slots.at, map),
            5 => object::lenient_field(&mut slots.below, map),
            6 => object::lenient_field(&mut slots.price, map),
            7 => object::lenient_field(&mut slots.share, map),
            8 => object::lenient_field(&mut slots.cost, map),
            9 => object::lenient_field(&mut slots.steps, map),
            10 => object::lenient_field(&mut slots.levels, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        Ok(Self {
            count: object::required(slots.count, "count")?,
            tiny: slots.tiny,
            small: slots.small,
            byte: slots.byte,
            at: slots.at,
            below: slots.below,
            price: slots.price,
            share: slots.share,
            cost: slots.cost,
            steps: slots.steps,
            levels: slots.levels,
        })
    }
}

/// The fields of a [`Meter`] read so far.
#[derive(Default)]
pub struct MeterSlots {
    count: Option<u64>,
    tiny: Option<i8>,
    small: Option<i16>,
    byte: Option<u8>,
    at: Option<i64>,
    below: Option<i64>,
    price: Option<f64>,
    share: Option<f32>,
    cost: Option<f64>,
    steps: Option<Vec<f64>>,
    levels: Option<BTreeMap<String, Option<u32>>>,
}
