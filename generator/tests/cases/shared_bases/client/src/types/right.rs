// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Right`.

use crate::runtime::{json, object, slot};

/// `Right`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Right {
    /// `name`.
    pub name: String,
    /// `right`.
    pub right: Option<bool>,
}

/// What a [`Right`] cannot be without.
#[derive(Clone, Debug)]
pub struct RightRequired {
    /// `name`.
    pub name: String,
}

impl From<RightRequired> for Right {
    fn from(required: RightRequired) -> Self {
        Self {
            name: required.name,
            right: None,
        }
    }
}

impl Right {
    /// Sets `right`.
    #[must_use]
    pub fn right(mut self, right: impl Into<Option<bool>>) -> Self {
        self.right = right.into();
        self
    }
}

impl json::EncodeFields for Right {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("right", &self.right);
    }
}

impl object::Object for Right {
    const FIELDS: &'static [&'static str] = &["name", "right"];

    type Slots = RightSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            right: slots.right,
        })
    }
}

object::implement!(Right);

/// The fields of a [`Right`] read so far.
#[derive(Default)]
pub struct RightSlots {
    name: Option<String>,
    right: Option<bool>,
}

impl slot::Slots for RightSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.right,
            _ => return None,
        };
        Some(slot)
    }
}
