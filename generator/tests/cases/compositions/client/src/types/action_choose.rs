// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `ActionChoose`.

use crate::runtime::{json, object, slot};
use crate::types::ActionChooseType;

/// Choose
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ActionChoose {
    /// `type`.
    pub r#type: ActionChooseType,
    /// `name`.
    pub name: Option<String>,
}

/// What a [`ActionChoose`] cannot be without.
#[derive(Clone, Debug)]
pub struct ActionChooseRequired {
    /// `type`.
    pub r#type: ActionChooseType,
}

impl From<ActionChooseRequired> for ActionChoose {
    fn from(required: ActionChooseRequired) -> Self {
        Self {
            r#type: required.r#type,
            name: None,
        }
    }
}

impl ActionChoose {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
        self
    }
}

impl json::EncodeFields for ActionChoose {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("type", &self.r#type);
        fields.optional("name", &self.name);
    }
}

impl object::Object for ActionChoose {
    const FIELDS: &'static [&'static str] = &["type", "name"];

    type Slots = ActionChooseSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            r#type: object::required(slots.r#type, "type")?,
            name: slots.name,
        })
    }
}

object::implement!(ActionChoose);

/// The fields of a [`ActionChoose`] read so far.
#[derive(Default)]
pub struct ActionChooseSlots {
    r#type: Option<ActionChooseType>,
    name: Option<String>,
}

impl slot::Slots for ActionChooseSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r#type,
            1 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}
