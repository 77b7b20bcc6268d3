// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Free`.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Free`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Free {
    /// `name`.
    pub name: Option<String>,
    /// All other fields.
    pub additional_properties: BTreeMap<String, Value>,
}

impl Default for Free {
    fn default() -> Self {
        Self {
            name: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Free {
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
        additional_properties: BTreeMap<String, Value>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Free {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("name", &self.name);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl object::Object for Free {
    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = FreeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: slots.name,
            additional_properties: slots.additional_properties,
        })
    }
}

object::implement!(Free);

/// The fields of a [`Free`] read so far.
#[derive(Default)]
pub struct FreeSlots {
    name: Option<String>,
    additional_properties: BTreeMap<String, Value>,
}

impl slot::Slots for FreeSlots {
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

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    Others::Each(&Schema::Any),
);
