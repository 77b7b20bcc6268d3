// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `AddThingBody`.

use crate::runtime::{json, object, slot};
use crate::types::AddThingBodyCircle;

/// `AddThingBody`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AddThingBody {
    /// `circle`.
    pub circle: Option<AddThingBodyCircle>,
}

impl AddThingBody {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<AddThingBodyCircle>>) -> Self {
        self.circle = circle.into();
        self
    }
}

impl json::EncodeFields for AddThingBody {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("circle", &self.circle);
    }
}

impl object::Object for AddThingBody {
    const FIELDS: &'static [&'static str] = &["circle"];

    type Slots = AddThingBodySlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { circle: slots.circle })
    }
}

object::implement!(AddThingBody);

/// The fields of a [`AddThingBody`] read so far.
#[derive(Default)]
pub struct AddThingBodySlots {
    circle: Option<AddThingBodyCircle>,
}

impl slot::Slots for AddThingBodySlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.circle,
            _ => return None,
        };
        Some(slot)
    }
}
