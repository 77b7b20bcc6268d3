// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `Meter`.

use std::collections::BTreeMap;

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Items, MapValues, Schema};
use crate::runtime::{json, multiple, object};

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

/// The required fields of [`Meter`].
#[derive(Debug)]
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
    pub fn steps(mut self, steps: impl IntoIterator<Item = f64>) -> Self {
        self.steps = Some(steps.into_iter().collect());
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

impl json::EncodeFields for Meter {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("count", &self.count);
        fields.optional("tiny", &self.tiny);
        fields.optional("small", &self.small);
        fields.optional("byte", &self.byte);
        fields.optional("at", &self.at);
        fields.optional("below", &self.below);
        fields.optional("price", &self.price);
        fields.optional("share", &self.share);
        fields.optional("cost", &self.cost);
        fields.optional("steps", &self.steps);
        fields.optional("levels", &self.levels);
    }
}

impl json::Decode for Meter {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut count: Option<u64> = None;
        let mut tiny: Option<i8> = None;
        let mut small: Option<i16> = None;
        let mut byte: Option<u8> = None;
        let mut at: Option<i64> = None;
        let mut below: Option<i64> = None;
        let mut price: Option<f64> = None;
        let mut share: Option<f32> = None;
        let mut cost: Option<f64> = None;
        let mut steps: Option<Vec<f64>> = None;
        let mut levels: Option<BTreeMap<String, Option<u32>>> = None;
        object::read(
            reader,
            &mut [
                object::required("count", &mut count),
                object::optional("tiny", &mut tiny),
                object::optional("small", &mut small),
                object::optional("byte", &mut byte),
                object::optional("at", &mut at),
                object::optional("below", &mut below),
                object::optional("price", &mut price),
                object::optional("share", &mut share),
                object::optional("cost", &mut cost),
                object::optional("steps", &mut steps),
                object::optional("levels", &mut levels),
            ],
        )?;
        let Some(count) = count else {
            return Err(object::incomplete());
        };
        let value = Self {
            count,
            tiny,
            small,
            byte,
            at,
            below,
            price,
            share,
            cost,
            steps,
            levels,
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

object::implement!(Meter);

/// The JSON schema of [`Meter`].
pub(crate) static METER_SCHEMA: Schema = Schema::Object(
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
                &Schema::Number(NumberBounds {
                    maximum: 100.0,
                    above: 0.0,
                    ..NumberBounds::ANY
                }),
            ),
        },
        Field {
            name: "share",
            required: false,
            schema: Schema::MultipleOf(
                "0.25",
                &Schema::Number(NumberBounds {
                    below: 1.0,
                    ..NumberBounds::ANY
                }),
            ),
        },
        Field {
            name: "cost",
            required: false,
            schema: Schema::Number(NumberBounds::ANY),
        },
        Field {
            name: "steps",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::MultipleOf(
                        "0.5",
                        &Schema::Number(NumberBounds::ANY),
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "levels",
            required: false,
            schema: Schema::Map(
                &MapValues {
                    schema: Schema::Nullable(
                        &Schema::MultipleOf("5", &Schema::Integer(0, 4294967295)),
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
