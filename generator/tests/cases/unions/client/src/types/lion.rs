// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Lion`.

use crate::runtime::{json, object, slot};

/// `Lion`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Lion {
    /// `kind`.
    pub kind: String,
    /// `mane`.
    pub mane: Option<bool>,
}

/// What a [`Lion`] cannot be without.
#[derive(Clone, Debug)]
pub struct LionRequired {
    /// `kind`.
    pub kind: String,
}

impl From<LionRequired> for Lion {
    fn from(required: LionRequired) -> Self {
        Self {
            kind: required.kind,
            mane: None,
        }
    }
}

impl Lion {
    /// Sets `mane`.
    #[must_use]
    pub fn mane(mut self, mane: impl Into<Option<bool>>) -> Self {
        self.mane = mane.into();
        self
    }
}

impl json::EncodeFields for Lion {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.optional("mane", &self.mane);
    }
}

impl object::Object for Lion {
    const FIELDS: &'static [&'static str] = &["kind", "mane"];

    type Slots = LionSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            mane: slots.mane,
        })
    }
}

object::implement!(Lion);

/// The fields of a [`Lion`] read so far.
#[derive(Default)]
pub struct LionSlots {
    kind: Option<String>,
    mane: Option<bool>,
}

impl slot::Slots for LionSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.mane,
            _ => return None,
        };
        Some(slot)
    }
}
