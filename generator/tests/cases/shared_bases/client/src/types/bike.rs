// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Bike`.

use crate::runtime::{json, object, slot};

/// `Bike`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Bike {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
    /// `bell`.
    pub bell: Option<bool>,
}

/// What a [`Bike`] cannot be without.
#[derive(Clone, Debug)]
pub struct BikeRequired {
    /// `kind`.
    pub kind: String,
    /// `wheels`.
    pub wheels: i64,
}

impl From<BikeRequired> for Bike {
    fn from(required: BikeRequired) -> Self {
        Self {
            kind: required.kind,
            wheels: required.wheels,
            bell: None,
        }
    }
}

impl Bike {
    /// Sets `bell`.
    #[must_use]
    pub fn bell(mut self, bell: impl Into<Option<bool>>) -> Self {
        self.bell = bell.into();
        self
    }
}

impl json::EncodeFields for Bike {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("kind", &self.kind);
        fields.field("wheels", &self.wheels);
        fields.optional("bell", &self.bell);
    }
}

impl object::Object for Bike {
    const FIELDS: &'static [&'static str] = &["kind", "wheels", "bell"];

    type Slots = BikeSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            kind: object::required(slots.kind, "kind")?,
            wheels: object::required(slots.wheels, "wheels")?,
            bell: slots.bell,
        })
    }
}

object::implement!(Bike);

/// The fields of a [`Bike`] read so far.
#[derive(Default)]
pub struct BikeSlots {
    kind: Option<String>,
    wheels: Option<i64>,
    bell: Option<bool>,
}

impl slot::Slots for BikeSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.kind,
            1 => &mut self.wheels,
            2 => &mut self.bell,
            _ => return None,
        };
        Some(slot)
    }
}
