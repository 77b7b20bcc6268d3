// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingContactPhone`.

use crate::runtime::{json, object, slot};

/// Phone
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingContactPhone {
    /// `number`.
    pub number: String,
}

/// What a [`EverythingContactPhone`] cannot be without.
#[derive(Clone, Debug)]
pub struct EverythingContactPhoneRequired {
    /// `number`.
    pub number: String,
}

impl From<EverythingContactPhoneRequired> for EverythingContactPhone {
    fn from(required: EverythingContactPhoneRequired) -> Self {
        Self { number: required.number }
    }
}

impl json::EncodeFields for EverythingContactPhone {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("number", &self.number);
    }
}

impl object::Object for EverythingContactPhone {
    const FIELDS: &'static [&'static str] = &["number"];

    type Slots = EverythingContactPhoneSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            number: object::required(slots.number, "number")?,
        })
    }
}

object::implement!(EverythingContactPhone);

/// The fields of a [`EverythingContactPhone`] read so far.
#[derive(Default)]
pub struct EverythingContactPhoneSlots {
    number: Option<String>,
}

impl slot::Slots for EverythingContactPhoneSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.number,
            _ => return None,
        };
        Some(slot)
    }
}
