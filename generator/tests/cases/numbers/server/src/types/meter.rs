// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `Meter`.

use std::collections::BTreeMap;

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::multiple;
use crate::runtime::object::{self, Object};
use crate::runtime::schema::{Field, Items, NumberRules, Others, Schema, Values};

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
            1 => object::field(&mut slots.tiny, "tiny", map),
            2 => object::field(&mut slots.small, "small", map),
            3 => object::field(&mut slots.byte, "byte", map),
            4 => object::field(&mut slots.at, "at", map),
            5 => object::field(&mut slots.below, "below", map),
            6 => object::field(&mut slots.price, "price", map),
            7 => object::field(&mut slots.share, "share", map),
            8 => object::field(&mut slots.cost, "cost", map),
            9 => object::field(&mut slots.steps, "steps", map),
            10 => object::field(&mut slots.levels, "levels", map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
        let value = Self {
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
        };
        object::check(value.count.is_multiple_of(2), "count")?;
        object::check(value.small.is_none_or(|small| small == 0), "small")?;
        object::check(value.byte.is_none_or(|byte| byte >= 1), "byte")?;
        object::check(value.below.is_none_or(|below| below <= 9), "below")?;
        object::check(
            value
                .price
                .is_none_or(|price| {
                    price <= 100.0 && price > 0.0 && multiple::is_multiple(price, "0.01")
                }),
            "price",
        )?;
        object::check(
            value
                .share
                .is_none_or(|share| {
                    share.is_finite() && f64::from(share) < 1.0
                        && multiple::is_multiple(share, "0.25")
                }),
            "share",
        )?;
        object::check(
            value
                .steps
                .as_ref()
                .is_none_or(|steps| {
                    steps.iter().all(|&item| multiple::is_multiple(item, "0.5"))
                }),
            "steps",
        )?;
        object::check(
            value
                .levels
                .as_ref()
                .is_none_or(|levels| {
                    levels
                        .values()
                        .all(|&item| item.is_none_or(|value| value.is_multiple_of(5)))
                }),
            "levels",
        )?;
        Ok(value)
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

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "count",
            required: true,
            schema: Schema::MultipleOf("2", &Schema::Unsigned(0, u64::MAX)),
        },
        Field {
            name: "tiny",
            required: false,
            schema: Schema::Integer(-128, 127),
        },
        Field {
            name: "small",
            required: false,
            schema: Schema::MultipleOf("100000", &Schema::Integer(-32768, 32767)),
        },
        Field {
            name: "byte",
            required: false,
            schema: Schema::Integer(1, 255),
        },
        Field {
            name: "at",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
        Field {
            name: "below",
            required: false,
            schema: Schema::Integer(i64::MIN, 9),
        },
        Field {
            name: "price",
            required: false,
            schema: Schema::MultipleOf(
                "0.01",
                &Schema::Number(NumberRules {
                    maximum: 100.0,
                    above: 0.0,
                    ..NumberRules::ANY
                }),
            ),
        },
        Field {
            name: "share",
            required: false,
            schema: Schema::MultipleOf(
                "0.25",
                &Schema::Number(NumberRules {
                    below: 1.0,
                    ..NumberRules::ANY
                }),
            ),
        },
        Field {
            name: "cost",
            required: false,
            schema: Schema::Number(NumberRules::ANY),
        },
        Field {
            name: "steps",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::MultipleOf("0.5", &Schema::Number(NumberRules::ANY)),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "levels",
            required: false,
            schema: Schema::Map(
                &Values {
                    schema: Schema::Nullable(
                        &Schema::MultipleOf("5", &Schema::Integer(0, 4294967295)),
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    Others::Any,
);
