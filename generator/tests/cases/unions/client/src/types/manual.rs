// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Manual`.

use crate::runtime::{json, object, slot};
use crate::types::ManualAutomatic;

/// `Manual`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Manual {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

/// What a [`Manual`] cannot be without.
#[derive(Clone, Debug)]
pub struct ManualRequired {
    /// `automatic`.
    pub automatic: ManualAutomatic,
    /// `level`.
    pub level: i64,
}

impl From<ManualRequired> for Manual {
    fn from(required: ManualRequired) -> Self {
        Self {
            automatic: required.automatic,
            level: required.level,
        }
    }
}

impl json::EncodeFields for Manual {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("automatic", &self.automatic);
        fields.field("level", &self.level);
    }
}

impl object::Object for Manual {
    const FIELDS: &'static [&'static str] = &["automatic", "level"];

    type Slots = ManualSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            automatic: object::required(slots.automatic, "automatic")?,
            level: object::required(slots.level, "level")?,
        })
    }
}

object::implement!(Manual);

/// The fields of a [`Manual`] read so far.
#[derive(Default)]
pub struct ManualSlots {
    automatic: Option<ManualAutomatic>,
    level: Option<i64>,
}

impl slot::Slots for ManualSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.automatic,
            1 => &mut self.level,
            _ => return None,
        };
        Some(slot)
    }
}
