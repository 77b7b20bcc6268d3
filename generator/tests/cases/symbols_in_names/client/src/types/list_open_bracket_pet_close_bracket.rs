// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `List[Pet]`.

use crate::runtime::{json, object, slot};

/// `List[Pet]`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOpenBracketPetCloseBracket {
    /// `a`.
    pub a: Option<String>,
}

impl ListOpenBracketPetCloseBracket {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<String>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for ListOpenBracketPetCloseBracket {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl object::Object for ListOpenBracketPetCloseBracket {
    const FIELDS: &'static [&'static str] = &["a"];

    type Slots = ListOpenBracketPetCloseBracketSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { a: slots.a })
    }
}

object::implement!(ListOpenBracketPetCloseBracket);

/// The fields of a [`ListOpenBracketPetCloseBracket`] read so far.
#[derive(Default)]
pub struct ListOpenBracketPetCloseBracketSlots {
    a: Option<String>,
}

impl slot::Slots for ListOpenBracketPetCloseBracketSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.a,
            _ => return None,
        };
        Some(slot)
    }
}
