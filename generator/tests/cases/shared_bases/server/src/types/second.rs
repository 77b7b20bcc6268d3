// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Second`.

use crate::runtime::{json, object, slot};

/// `Second`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Second {
    /// `circle`.
    pub circle: Option<Box<Second>>,
}

impl Second {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<Second>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Second {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("circle", &self.circle);
    }
}

impl object::Object for Second {
    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = SecondSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { circle: slots.circle })
    }
}

object::implement!(Second);

/// The fields of a [`Second`] read so far.
#[derive(Default)]
pub struct SecondSlots {
    circle: Option<Box<Second>>,
}

impl slot::Slots for SecondSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.circle,
            _ => return None,
        };
        Some(slot)
    }
}
