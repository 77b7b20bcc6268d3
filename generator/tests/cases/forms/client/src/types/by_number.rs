// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByNumber`.

use crate::runtime::{json, object, slot};

/// `ByNumber`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByNumber {
    /// `number`.
    pub number: i64,
}

/// What a [`ByNumber`] cannot be without.
#[derive(Clone, Debug)]
pub struct ByNumberRequired {
    /// `number`.
    pub number: i64,
}

impl From<ByNumberRequired> for ByNumber {
    fn from(required: ByNumberRequired) -> Self {
        Self { number: required.number }
    }
}

impl json::EncodeFields for ByNumber {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
    }
}

impl object::Object for ByNumber {
    const FIELDS: &'static [&'static str] = &["number"];

    type Slots = ByNumberSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            number: object::required(slots.number, "number")?,
        })
    }
}

object::implement!(ByNumber);

/// The fields of a [`ByNumber`] read so far.
#[derive(Default)]
pub struct ByNumberSlots {
    number: Option<i64>,
}

impl slot::Slots for ByNumberSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.number,
            _ => return None,
        };
        Some(slot)
    }
}
