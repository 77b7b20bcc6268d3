// @generated from numbers.yaml by `cargo xtask codegen`; do not edit.
//! `Meter`.

use std::collections::BTreeMap;

use crate::runtime::{json, object, slot};

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

impl object::Object for Meter {
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

    fn finish(slots: Self::Slots) -> json::Result<Self> {
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

object::implement!(Meter);

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

impl slot::Slots for MeterSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.count,
            1 => &mut self.tiny,
            2 => &mut self.small,
            3 => &mut self.byte,
            4 => &mut self.at,
            5 => &mut self.below,
            6 => &mut self.price,
            7 => &mut self.share,
            8 => &mut self.cost,
            9 => &mut self.steps,
            10 => &mut self.levels,
            _ => return None,
        };
        Some(slot)
    }
}
