// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Reader`.

use crate::runtime::{json, object, slot};

/// `Reader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Reader {
    /// `id`.
    pub id: i64,
}

/// What a [`Reader`] cannot be without.
#[derive(Clone, Debug)]
pub struct ReaderRequired {
    /// `id`.
    pub id: i64,
}

impl From<ReaderRequired> for Reader {
    fn from(required: ReaderRequired) -> Self {
        Self { id: required.id }
    }
}

impl json::EncodeFields for Reader {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("id", &self.id);
    }
}

impl object::Object for Reader {
    const FIELDS: &'static [&'static str] = &["id", "invitation"];

    type Slots = ReaderSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            id: object::required(slots.id, "id")?,
        })
    }
}

object::implement!(Reader);

/// The fields of a [`Reader`] read so far.
#[derive(Default)]
pub struct ReaderSlots {
    id: Option<i64>,
}

impl slot::Slots for ReaderSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.id,
            _ => return None,
        };
        Some(slot)
    }
}
