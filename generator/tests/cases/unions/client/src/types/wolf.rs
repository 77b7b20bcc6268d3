// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Wolf`.

use crate::runtime::{json, object, slot};

/// `Wolf`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Wolf {
    /// `pack`.
    pub pack: Option<i64>,
}

impl Wolf {
    /// Sets `pack`.
    #[must_use]
    pub fn pack(mut self, pack: impl Into<Option<i64>>) -> Self {
        self.pack = pack.into();
        self
    }
}

impl json::EncodeFields for Wolf {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("pack", &self.pack);
    }
}

impl object::Object for Wolf {
    const FIELDS: &'static [&'static str] = &["pack"];

    type Slots = WolfSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { pack: slots.pack })
    }
}

object::implement!(Wolf);

/// The fields of a [`Wolf`] read so far.
#[derive(Default)]
pub struct WolfSlots {
    pack: Option<i64>,
}

impl slot::Slots for WolfSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.pack,
            _ => return None,
        };
        Some(slot)
    }
}
