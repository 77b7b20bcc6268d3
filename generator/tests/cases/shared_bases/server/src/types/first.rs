// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `First`.

use crate::runtime::{json, object, slot};

/// `First`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct First {
    /// `circle`.
    pub circle: Option<Box<First>>,
}

impl First {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<First>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for First {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("circle", &self.circle);
    }
}

impl object::Object for First {
    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = FirstSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { circle: slots.circle })
    }
}

object::implement!(First);

/// The fields of a [`First`] read so far.
#[derive(Default)]
pub struct FirstSlots {
    circle: Option<Box<First>>,
}

impl slot::Slots for FirstSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.circle,
            _ => return None,
        };
        Some(slot)
    }
}
