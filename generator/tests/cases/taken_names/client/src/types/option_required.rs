// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `OptionRequired`.

use crate::runtime::{json, object, slot};

/// `OptionRequired`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OptionRequired {
    /// `value`.
    pub value: Option<bool>,
}

impl OptionRequired {
    /// Sets `value`.
    #[must_use]
    pub fn value(mut self, value: impl Into<Option<bool>>) -> Self {
        self.value = value.into();
        self
    }
}

impl json::EncodeFields for OptionRequired {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("value", &self.value);
    }
}

impl object::Object for OptionRequired {
    const FIELDS: &'static [&'static str] = &["value"];

    type Slots = OptionRequiredSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { value: slots.value })
    }
}

object::implement!(OptionRequired);

/// The fields of a [`OptionRequired`] read so far.
#[derive(Default)]
pub struct OptionRequiredSlots {
    value: Option<bool>,
}

impl slot::Slots for OptionRequiredSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.value,
            _ => return None,
        };
        Some(slot)
    }
}
