// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Option`.

use crate::runtime::{json, object, slot};
use crate::types::UuidExclamationMark;

/// `Option`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct OptionType {
    /// `value`.
    pub value: UuidExclamationMark,
}

/// What a [`OptionType`] cannot be without.
#[derive(Clone, Debug)]
pub struct OptionTypeRequired {
    /// `value`.
    pub value: UuidExclamationMark,
}

impl From<OptionTypeRequired> for OptionType {
    fn from(required: OptionTypeRequired) -> Self {
        Self { value: required.value }
    }
}

impl json::EncodeFields for OptionType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("value", &self.value);
    }
}

impl object::Object for OptionType {
    const FIELDS: &'static [&'static str] = &["value"];

    type Slots = OptionTypeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            value: object::required(slots.value, "value")?,
        })
    }
}

object::implement!(OptionType);

/// The fields of a [`OptionType`] read so far.
#[derive(Default)]
pub struct OptionTypeSlots {
    value: Option<UuidExclamationMark>,
}

impl slot::Slots for OptionTypeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.value,
            _ => return None,
        };
        Some(slot)
    }
}
