// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Closed`.

use crate::runtime::{json, object, slot};

/// `Closed`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Closed {
    /// `width`.
    pub width: Option<Option<i64>>,
}

impl Closed {
    /// Sets `width`.
    #[must_use]
    pub fn width(mut self, width: impl Into<Option<i64>>) -> Self {
        self.width = Some(width.into());
        self
    }
}

impl json::EncodeFields for Closed {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("width", &self.width);
    }
}

impl object::Object for Closed {
    const FIELDS: &'static [&'static str] = &["width"];

    type Slots = ClosedSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { width: slots.width })
    }
}

object::implement!(Closed);

/// The fields of a [`Closed`] read so far.
#[derive(Default)]
pub struct ClosedSlots {
    width: Option<Option<i64>>,
}

impl slot::Slots for ClosedSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.width,
            _ => return None,
        };
        Some(slot)
    }
}
