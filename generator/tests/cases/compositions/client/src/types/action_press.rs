// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionPress`.

use crate::runtime::{json, object, slot};
use crate::types::ActionPressType;

/// Press
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionPress {
    /// `type`.
    pub r#type: ActionPressType,
    /// `name`.
    pub name: Option<String>,
}

/// What a [`ActionPress`] cannot be without.
#[derive(Clone, Debug)]
pub struct ActionPressRequired {
    /// `type`.
    pub r#type: ActionPressType,
}

impl From<ActionPressRequired> for ActionPress {
    fn from(required: ActionPressRequired) -> Self {
        Self {
            r#type: required.r#type,
            name: None,
        }
    }
}

impl ActionPress {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl json::EncodeFields for ActionPress {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("name", &self.name);
    }
}

impl object::Object for ActionPress {
    const FIELDS: &'static [&'static str] = &["type", "name"];

    type Slots = ActionPressSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            r#type: object::required(slots.r#type, "type")?,
            name: slots.name,
        })
    }
}

object::implement!(ActionPress);

/// The fields of a [`ActionPress`] read so far.
#[derive(Default)]
pub struct ActionPressSlots {
    r#type: Option<ActionPressType>,
    name: Option<String>,
}

impl slot::Slots for ActionPressSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r#type,
            1 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}
