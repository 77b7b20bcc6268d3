// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingPartsItem`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};

/// `EverythingPartsItem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct EverythingPartsItem {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

/// What a [`EverythingPartsItem`] cannot be without.
#[derive(Clone, Debug)]
pub struct EverythingPartsItemRequired {
    /// `name`.
    pub name: String,
    /// `weight`.
    pub weight: f64,
}

impl From<EverythingPartsItemRequired> for EverythingPartsItem {
    fn from(required: EverythingPartsItemRequired) -> Self {
        Self {
            name: required.name,
            weight: required.weight,
        }
    }
}

impl json::EncodeFields for EverythingPartsItem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.field("weight", &self.weight);
    }
}

impl object::Object for EverythingPartsItem {
    const FIELDS: &'static [&'static str] = &["name", "weight"];

    type Slots = EverythingPartsItemSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            name: object::required(slots.name, "name")?,
            weight: object::required(slots.weight, "weight")?,
        })
    }
}

object::implement!(EverythingPartsItem);

/// The fields of a [`EverythingPartsItem`] read so far.
#[derive(Default)]
pub struct EverythingPartsItemSlots {
    name: Option<String>,
    weight: Option<f64>,
}

impl slot::Slots for EverythingPartsItemSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.weight,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "name",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "weight",
            required: true,
            schema: Schema::Number(NumberRules::ANY),
        },
    ],
    Others::Any,
);
