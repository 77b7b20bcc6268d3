// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingBodyCircle`.

use crate::runtime::{json, object, slot};

/// `AddThingBodyCircle`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBodyCircle {
    /// `circle`.
    pub circle: Option<Box<AddThingBodyCircle>>,
}

impl AddThingBodyCircle {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<AddThingBodyCircle>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for AddThingBodyCircle {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("circle", &self.circle);
    }
}

impl object::Object for AddThingBodyCircle {
    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = AddThingBodyCircleSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { circle: slots.circle })
    }
}

object::implement!(AddThingBodyCircle);

/// The fields of a [`AddThingBodyCircle`] read so far.
#[derive(Default)]
pub struct AddThingBodyCircleSlots {
    circle: Option<Box<AddThingBodyCircle>>,
}

impl slot::Slots for AddThingBodyCircleSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.circle,
            _ => return None,
        };
        Some(slot)
    }
}
