// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Van`.

use crate::runtime::{json, object, slot};

/// `Van`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Van {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
    /// `doors`.
    pub doors: Option<i64>,
    /// `load`.
    pub load: Option<f64>,
}

/// What a [`Van`] cannot be without.
#[derive(Clone, Debug)]
pub struct VanRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<VanRequired> for Van {
    fn from(required: VanRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            doors: None,
            load: None,
        }
    }
}

impl Van {
    /// Sets `doors`.
    #[must_use]
    pub fn doors(mut self, doors: impl Into<Option<i64>>) -> Self {
        self.doors = doors.into();
        self
    }

    /// Sets `load`.
    #[must_use]
    pub fn load(mut self, load: impl Into<Option<f64>>) -> Self {
        self.load = load.into();
        self
    }
}

impl json::EncodeFields for Van {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
        fields.optional("doors", &self.doors);
        fields.optional("load", &self.load);
    }
}

impl object::Object for Van {
    const FIELDS: &'static [&'static str] = &["kind", "wheels", "doors", "load"];

    type Slots = VanSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
            doors: slots.doors,
            load: slots.load,
        })
    }
}

object::implement!(Van);

/// The fields of a [`Van`] read so far.
#[derive(Default)]
pub struct VanSlots {
    kind: Option<String>,
    wheels: Option<i64>,
    doors: Option<i64>,
    load: Option<f64>,
}

impl slot::Slots for VanSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.wheels,
            2 => &mut self.doors,
            3 => &mut self.load,
            _ => return None,
        };
        Some(slot)
    }
}
