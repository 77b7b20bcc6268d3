// @generated from unions.yaml by `cargo xtask codegen`; do not edit.
//! `Cat`.

use crate::runtime::schema::{Field, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Cat`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Cat {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

/// What a [`Cat`] cannot be without.
#[derive(Clone, Debug)]
pub struct CatRequired {
    /// `petType`.
    pub pet_type: String,
    /// `claws`.
    pub claws: i64,
}

impl From<CatRequired> for Cat {
    fn from(required: CatRequired) -> Self {
        Self {
            pet_type: required.pet_type,
            claws: required.claws,
        }
    }
}

impl json::EncodeFields for Cat {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("petType", &self.pet_type);
        fields.field("claws", &self.claws);
    }
}

impl object::Object for Cat {
    const FIELDS: &'static [&'static str] = &["petType", "claws"];

    type Slots = CatSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            pet_type: object::required(slots.pet_type, "petType")?,
            claws: object::required(slots.claws, "claws")?,
        };
        object::check(value.claws >= 0, "claws")?;
        Ok(value)
    }
}

object::implement!(Cat);

/// The fields of a [`Cat`] read so far.
#[derive(Default)]
pub struct CatSlots {
    pet_type: Option<String>,
    claws: Option<i64>,
}

impl slot::Slots for CatSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.pet_type,
            1 => &mut self.claws,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "petType",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "claws",
            required: true,
            schema: Schema::Integer(0, i64::MAX),
        },
    ],
    Others::Any,
);
