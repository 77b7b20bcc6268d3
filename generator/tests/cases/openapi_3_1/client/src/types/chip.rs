// @generated from openapi_3_1.yaml by `cargo xtask codegen`; do not edit.
//! `Chip`.

use crate::runtime::{json, object, slot};

/// `Chip`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Chip {
    /// `serial`.
    pub serial: Option<u64>,
    /// `replaces`.
    pub replaces: Option<Box<Chip>>,
}

impl Chip {
    /// Sets `serial`.
    #[must_use]
    pub fn serial(mut self, serial: impl Into<Option<u64>>) -> Self {
        self.serial = serial.into();
        self
    }

    /// Sets `replaces`.
    #[must_use]
    pub fn replaces(mut self, replaces: impl Into<Option<Chip>>) -> Self {
        self.replaces = replaces.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Chip {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("serial", &self.serial);
        fields.optional("replaces", &self.replaces);
    }
}

impl object::Object for Chip {
    const FIELDS: &'static [&'static str] = &["serial", "replaces"];

    type Slots = ChipSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            serial: slots.serial,
            replaces: slots.replaces,
        })
    }
}

object::implement!(Chip);

/// The fields of a [`Chip`] read so far.
#[derive(Default)]
pub struct ChipSlots {
    serial: Option<u64>,
    replaces: Option<Box<Chip>>,
}

impl slot::Slots for ChipSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.serial,
            1 => &mut self.replaces,
            _ => return None,
        };
        Some(slot)
    }
}
