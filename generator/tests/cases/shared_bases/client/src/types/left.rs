// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Left`.

use crate::runtime::{json, object, slot};

/// `Left`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Left {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<bool>,
}

/// What a [`Left`] cannot be without.
#[derive(Clone, Debug)]
pub struct LeftRequired {
    /// `name`.
    pub name: String,
}

impl From<LeftRequired> for Left {
    fn from(required: LeftRequired) -> Self {
        Self {
            name: required.name,
            left: None,
        }
    }
}

impl Left {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<bool>>) -> Self {
        self.left = left.into();
        self
    }
}

impl json::EncodeFields for Left {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("left", &self.left);
    }
}

impl object::Object for Left {
    const FIELDS: &'static [&'static str] = &["name", "left"];

    type Slots = LeftSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            left: slots.left,
        })
    }
}

object::implement!(Left);

/// The fields of a [`Left`] read so far.
#[derive(Default)]
pub struct LeftSlots {
    name: Option<String>,
    left: Option<bool>,
}

impl slot::Slots for LeftSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.left,
            _ => return None,
        };
        Some(slot)
    }
}
