// @generated from parameter_styles.yaml by `cargo xtask codegen`; do not edit.
//! `Range`.

use crate::runtime::{json, object, slot};

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

impl json::EncodeFields for Range {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("gte", &self.gte);
        fields.optional("lt", &self.lt);
    }
}

impl object::Object for Range {
    const FIELDS: &'static [&'static str] = &["gte", "lt"];

    type Slots = RangeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            gte: slots.gte,
            lt: slots.lt,
        })
    }
}

object::implement!(Range);

/// The fields of a [`Range`] read so far.
#[derive(Default)]
pub struct RangeSlots {
    gte: Option<i64>,
    lt: Option<i64>,
}

impl slot::Slots for RangeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.gte,
            1 => &mut self.lt,
            _ => return None,
        };
        Some(slot)
    }
}
