// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `Meter`.

use std::collections::BTreeMap;

use crate::runtime::object;

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
    }
}
