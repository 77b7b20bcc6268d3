// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Branch`.

use crate::runtime::{json, object, slot};
use crate::types::Tree;

/// `Branch`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Branch {
    /// `left`.
    pub left: Tree,
    /// `right`.
    pub right: Tree,
}

/// What a [`Branch`] cannot be without.
#[derive(Clone, Debug)]
pub struct BranchRequired {
    /// `left`.
    pub left: Tree,
    /// `right`.
    pub right: Tree,
}

impl From<BranchRequired> for Branch {
    fn from(required: BranchRequired) -> Self {
        Self {
            left: required.left,
            right: required.right,
        }
    }
}

impl json::EncodeFields for Branch {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("left", &self.left);
        fields.field("right", &self.right);
    }
}

impl object::Object for Branch {
    const FIELDS: &'static [&'static str] = &["left", "right"];

    type Slots = BranchSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            left: object::required(slots.left, "left")?,
            right: object::required(slots.right, "right")?,
        })
    }
}

object::implement!(Branch);

/// The fields of a [`Branch`] read so far.
#[derive(Default)]
pub struct BranchSlots {
    left: Option<Tree>,
    right: Option<Tree>,
}

impl slot::Slots for BranchSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.left,
            1 => &mut self.right,
            _ => return None,
        };
        Some(slot)
    }
}
