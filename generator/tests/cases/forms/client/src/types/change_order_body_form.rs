// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ChangeOrderBodyForm`.

use jiff::Zoned;

use crate::runtime::{json, object, slot};

/// `ChangeOrderBodyForm`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ChangeOrderBodyForm {
    /// `at`.
    pub at: Zoned,
}

/// What a [`ChangeOrderBodyForm`] cannot be without.
#[derive(Clone, Debug)]
pub struct ChangeOrderBodyFormRequired {
    /// `at`.
    pub at: Zoned,
}

impl From<ChangeOrderBodyFormRequired> for ChangeOrderBodyForm {
    fn from(required: ChangeOrderBodyFormRequired) -> Self {
        Self { at: required.at }
    }
}

impl json::EncodeFields for ChangeOrderBodyForm {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("at", &self.at);
    }
}

impl object::Object for ChangeOrderBodyForm {
    const FIELDS: &'static [&'static str] = &["at"];

    type Slots = ChangeOrderBodyFormSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            at: object::required(slots.at, "at")?,
        })
    }
}

object::implement!(ChangeOrderBodyForm);

/// The fields of a [`ChangeOrderBodyForm`] read so far.
#[derive(Default)]
pub struct ChangeOrderBodyFormSlots {
    at: Option<Zoned>,
}

impl slot::Slots for ChangeOrderBodyFormSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.at,
            _ => return None,
        };
        Some(slot)
    }
}
