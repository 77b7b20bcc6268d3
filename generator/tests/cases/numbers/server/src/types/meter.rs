// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `Meter`.

use std::collections::BTreeMap;

use crate::runtime::limits::NumberBounds;
use crate::runtime::multiple_schema::MultipleSchema;
use crate::runtime::schema::{AdditionalProperties, Items, MapValues, Schema};
use crate::runtime::{json, multiple, object, object_schema};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Meter {
    pub count: u64,
    pub tiny: Option<i8>,
    pub small: Option<i16>,
    pub byte: Option<u8>,
    pub at: Option<i64>,
    pub below: Option<i64>,
    pub price: Option<f64>,
    pub share: Option<f32>,
    pub cost: Option<f64>,
    pub steps: Option<Vec<f64>>,
    pub levels: Option<BTreeMap<String, Option<u32>>>,
}

/// The required fields of [`Meter`].
#[derive(Debug)]
pub struct MeterRequired {
    pub count: u64,
}

object::implement! {
    Meter from MeterRequired {
        required(count, "count");
        optional(tiny: i8, "tiny");
        optional(small: i16, "small");
        optional(byte: u8, "byte");
        optional(at: i64, "at");
        optional(below: i64, "below");
        optional(price: f64, "price");
        optional(share: f32, "share");
        optional(cost: f64, "cost");
        optional(steps: Vec<f64>, "steps");
        optional(levels: BTreeMap<String, Option<u32>>, "levels");
    }, check
}

impl object::Check for Meter {
    fn check(&self) -> json::Result<()> {
        object::require(self.count % 2 == 0, "count")?;
        object::require(self.small.is_none_or(|small| small == 0), "small")?;
        object::require(self.byte.is_none_or(|byte| byte >= 1), "byte")?;
        object::require(self.below.is_none_or(|below| below <= 9), "below")?;
        object::require(
            self
                .price
                .is_none_or(|price| {
                    price <= 100.0 && price > 0.0 && multiple::is_multiple(price, "0.01")
                }),
            "price",
        )?;
        object::require(
            self
                .share
                .is_none_or(|share| {
                    share.is_finite() && f64::from(share) < 1.0
                        && multiple::is_multiple(share, "0.25")
                }),
            "share",
        )?;
        object::require(
            self
                .steps
                .as_ref()
                .is_none_or(|steps| {
                    steps.iter().all(|&item| multiple::is_multiple(item, "0.5"))
                }),
            "steps",
        )?;
        object::require(
            self
                .levels
                .as_ref()
                .is_none_or(|levels| {
                    levels.values().all(|&item| item.is_none_or(|value| value % 5 == 0))
                }),
            "levels",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    METER_SCHEMA {
        required("count", Schema::Other(&MultipleSchema("2", Schema::Unsigned(0, u64::MAX))));
        optional("tiny", Schema::Integer(-128, 127));
        optional("small", Schema::Other(&MultipleSchema("100000", Schema::Integer(-32768, 32767))));
        optional("byte", Schema::Integer(1, 255));
        optional("at", Schema::Integer(i64::MIN, i64::MAX));
        optional("below", Schema::Integer(i64::MIN, 9));
        optional("price", Schema::Other(&MultipleSchema("0.01", Schema::Number(NumberBounds { maximum: 100.0, above: 0.0, ..NumberBounds::ANY }))));
        optional("share", Schema::Other(&MultipleSchema("0.25", Schema::Number(NumberBounds { below: 1.0, ..NumberBounds::ANY }))));
        optional("cost", Schema::Number(NumberBounds::ANY));
        optional("steps", Schema::Array(&Items { schema: Schema::Other(&MultipleSchema("0.5", Schema::Number(NumberBounds::ANY))), minimum: 0, maximum: usize::MAX }));
        optional("levels", Schema::Map(&MapValues { schema: Schema::Nullable(&Schema::Other(&MultipleSchema("5", Schema::Integer(0, 4294967295)))), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
