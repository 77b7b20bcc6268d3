// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `名前`.

use crate::runtime::{json, object, slot};
use crate::types::名前a;

/// `名前`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct 名前 {
    /// `a`.
    pub a: Option<名前a>,
}

impl 名前 {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<名前a>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for 名前 {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl object::Object for 名前 {
    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = 名前Slots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { a: slots.a })
    }
}

object::implement!(名前);

/// The fields of a [`名前`] read so far.
#[derive(Default)]
pub struct 名前Slots {
    a: Option<名前a>,
}

impl slot::Slots for 名前Slots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.a,
            _ => return None,
        };
        Some(slot)
    }
}
