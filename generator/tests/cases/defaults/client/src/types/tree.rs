// @generated from defaults.yaml by `cargo xtask codegen`; do not edit.
//! `Tree`.

use std::collections::BTreeMap;

use crate::runtime::{json, object, slot};

/// `Tree`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Tree {
    /// `name`.
    pub name: String,
    /// `left`.
    pub left: Option<Box<Tree>>,
    /// All other fields.
    pub additional_properties: BTreeMap<String, i64>,
}

/// What a [`Tree`] cannot be without.
#[derive(Clone, Debug)]
pub struct TreeRequired {
    /// `name`.
    pub name: String,
}

impl From<TreeRequired> for Tree {
    fn from(required: TreeRequired) -> Self {
        Self {
            name: required.name,
            left: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Tree {
    /// Sets `left`.
    #[must_use]
    pub fn left(mut self, left: impl Into<Option<Tree>>) -> Self {
        self.left = left.into().map(Box::new);
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, i64>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Tree {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("left", &self.left);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl object::Object for Tree {
    const FIELDS: &'static [&'static str] = &["name", "left"];

    type Slots = TreeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            left: slots.left,
            additional_properties: slots.additional_properties,
        })
    }
}

object::implement!(Tree);

/// The fields of a [`Tree`] read so far.
#[derive(Default)]
pub struct TreeSlots {
    name: Option<String>,
    left: Option<Box<Tree>>,
    additional_properties: BTreeMap<String, i64>,
}

impl slot::Slots for TreeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.left,
            _ => return None,
        };
        Some(slot)
    }

    fn other(&mut self) -> slot::Other<'_> {
        slot::Other::Kept(&mut self.additional_properties)
    }
}
