// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Both`.

use crate::runtime::{json, object, slot};

/// Left and right.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Both {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<bool>,
    /// `right`.
    pub right: Option<bool>,
}

/// What a [`Both`] cannot be without.
#[derive(Clone, Debug)]
pub struct BothRequired {
    /// `name`.
    pub name: String,
}

impl From<BothRequired> for Both {
    fn from(required: BothRequired) -> Self {
        Self {
            name: required.name,
            left: None,
            right: None,
        }
    }
}

impl Both {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }

    /// Sets `right`.
    #[must_use]
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }
}

impl json::EncodeFields for Both {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("left", &self.left);
        fields.optional("right", &self.right);
    }
}

impl object::Object for Both {
    const FIELDS: &'static [&'static str] = &["name", "left", "right"];

    type Slots = BothSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            left: slots.left,
            right: slots.right,
        })
    }
}

object::implement!(Both);

/// The fields of a [`Both`] read so far.
#[derive(Default)]
pub struct BothSlots {
    name: Option<String>,
    left: Option<bool>,
    right: Option<bool>,
}

impl slot::Slots for BothSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.left,
            2 => &mut self.right,
            _ => return None,
        };
        Some(slot)
    }
}
