// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `Parcel`.

use crate::runtime::{json, object, slot};

/// `Parcel`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Parcel {
    /// `name`.
    pub name: String,
}

/// What a [`Parcel`] cannot be without.
#[derive(Clone, Debug)]
pub struct ParcelRequired {
    /// `name`.
    pub name: String,
}

impl From<ParcelRequired> for Parcel {
    fn from(required: ParcelRequired) -> Self {
        Self { name: required.name }
    }
}

impl json::EncodeFields for Parcel {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
    }
}

impl object::Object for Parcel {
    const FIELDS: &'static [&'static str] = &["name"];

    type Slots = ParcelSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
        })
    }
}

object::implement!(Parcel);

/// The fields of a [`Parcel`] read so far.
#[derive(Default)]
pub struct ParcelSlots {
    name: Option<String>,
}

impl slot::Slots for ParcelSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            _ => return None,
        };
        Some(slot)
    }
}
