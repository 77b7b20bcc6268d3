// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `Loop`.

use crate::runtime::{json, object, slot};

/// `Loop`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Loop {
    /// `name`.
    pub name: String,
    /// `next`.
    pub next: Option<Box<Loop>>,
}

/// What a [`Loop`] cannot be without.
#[derive(Clone, Debug)]
pub struct LoopRequired {
    /// `name`.
    pub name: String,
}

impl From<LoopRequired> for Loop {
    fn from(required: LoopRequired) -> Self {
        Self {
            name: required.name,
            next: None,
        }
    }
}

impl Loop {
    /// Sets `next`.
    #[must_use]
    pub fn next(mut self, next: impl Into<Option<Loop>>) -> Self {
        self.next = next.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Loop {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("next", &self.next);
    }
}

impl object::Object for Loop {
    const FIELDS: &'static [&'static str] = &["name", "next"];

    type Slots = LoopSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            next: slots.next,
        })
    }
}

object::implement!(Loop);

/// The fields of a [`Loop`] read so far.
#[derive(Default)]
pub struct LoopSlots {
    name: Option<String>,
    next: Option<Box<Loop>>,
}

impl slot::Slots for LoopSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.next,
            _ => return None,
        };
        Some(slot)
    }
}
