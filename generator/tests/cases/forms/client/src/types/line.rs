// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `Line`.

use crate::runtime::{json, object, slot};

/// `Line`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Line {
    /// `sku`.
    pub sku: String,
    /// `count`.
    pub count: Option<i64>,
}

/// What a [`Line`] cannot be without.
#[derive(Clone, Debug)]
pub struct LineRequired {
    /// `sku`.
    pub sku: String,
}

impl From<LineRequired> for Line {
    fn from(required: LineRequired) -> Self {
        Self {
            sku: required.sku,
            count: None,
        }
    }
}

impl Line {
    /// Sets `count`.
    #[must_use]
    pub fn count(mut self, count: impl Into<Option<i64>>) -> Self {
        self.count = count.into();
        self
    }
}

impl json::EncodeFields for Line {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("sku", &self.sku);
        fields.optional("count", &self.count);
    }
}

impl object::Object for Line {
    const FIELDS: &'static [&'static str] = &["sku", "count"];

    type Slots = LineSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            sku: object::required(slots.sku, "sku")?,
            count: slots.count,
        })
    }
}

object::implement!(Line);

/// The fields of a [`Line`] read so far.
#[derive(Default)]
pub struct LineSlots {
    sku: Option<String>,
    count: Option<i64>,
}

impl slot::Slots for LineSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.sku,
            1 => &mut self.count,
            _ => return None,
        };
        Some(slot)
    }
}
