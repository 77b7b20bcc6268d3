// @generated from rules.yaml by `cargo xtask codegen`; do not edit.
//! `Colors`.

use std::collections::BTreeMap;

use crate::runtime::{json, object, slot};

/// `Colors`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Colors {
    /// `name`.
    pub name: Option<String>,
    /// All other fields.
    pub additional_properties: BTreeMap<String, i64>,
}

impl Default for Colors {
    fn default() -> Self {
        Self {
            name: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Colors {
    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl Into<Option<String>>) -> Self {
        self.name = name.into();
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

impl json::EncodeFields for Colors {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl object::Object for Colors {
    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = ColorsSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: slots.name,
            additional_properties: slots.additional_properties,
        })
    }
}

object::implement!(Colors);

/// The fields of a [`Colors`] read so far.
#[derive(Default)]
pub struct ColorsSlots {
    name: Option<String>,
    additional_properties: BTreeMap<String, i64>,
}

impl slot::Slots for ColorsSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }

    fn other(&mut self) -> slot::Other<'_> {
        slot::Other::Kept(&mut self.additional_properties)
    }
}
