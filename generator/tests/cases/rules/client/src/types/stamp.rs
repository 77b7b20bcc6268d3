// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Stamp`.

use crate::runtime::{json, object, slot};

/// `Stamp`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Stamp {
    /// `kind`.
    pub kind: Option<String>,
    /// `by`.
    pub by: Option<String>,
}

impl Stamp {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<String>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `by`.
    #[must_use]
    pub fn by(mut self, by: impl Into<Option<String>>) -> Self {
        self.by = by.into();
        self
    }
}

impl json::EncodeFields for Stamp {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("kind", &self.kind);
        fields.optional("by", &self.by);
    }
}

impl object::Object for Stamp {
    const FIELDS: &'static [&'static str] = &["kind", "by", "made"];

    type Slots = StampSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: slots.kind,
            by: slots.by,
        })
    }
}

object::implement!(Stamp);

/// The fields of a [`Stamp`] read so far.
#[derive(Default)]
pub struct StampSlots {
    kind: Option<String>,
    by: Option<String>,
}

impl slot::Slots for StampSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.by,
            _ => return None,
        };
        Some(slot)
    }
}
