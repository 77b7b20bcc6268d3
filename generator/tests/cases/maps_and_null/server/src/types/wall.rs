// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Wall`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};
use crate::types;
use crate::types::Shelf;

/// `Wall`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Wall {
    /// `shelf`.
    pub shelf: Shelf,
}

/// What a [`Wall`] cannot be without.
#[derive(Clone, Debug)]
pub struct WallRequired {
    /// `shelf`.
    pub shelf: Shelf,
}

impl From<WallRequired> for Wall {
    fn from(required: WallRequired) -> Self {
        Self { shelf: required.shelf }
    }
}

impl json::EncodeFields for Wall {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("shelf", &self.shelf);
    }
}

impl object::Object for Wall {
    const FIELDS: &'static [&'static str] = &["shelf"];

    type Slots = WallSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            shelf: object::required(slots.shelf, "shelf")?,
        })
    }
}

object::implement!(Wall);

/// The fields of a [`Wall`] read so far.
#[derive(Default)]
pub struct WallSlots {
    shelf: Option<Shelf>,
}

impl slot::Slots for WallSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.shelf,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "shelf",
            required: true,
            schema: Schema::Reference(&types::shelf::SCHEMA),
        },
    ],
    Others::Any,
);
