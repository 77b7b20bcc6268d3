// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use crate::runtime::schema::{Field, NumberRules, Others, Schema};
use crate::runtime::{json, object, slot};

/// `Load`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Load {
    /// `weight`.
    pub weight: Option<f64>,
}

impl Load {
    /// Sets `weight`.
    #[must_use]
    pub fn weight(mut self, weight: impl Into<Option<f64>>) -> Self {
        self.weight = weight.into();
        self
    }
}

impl json::EncodeFields for Load {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("weight", &self.weight);
    }
}

impl object::Object for Load {
    const FIELDS: &'static [&'static str] = &["weight"];

    type Slots = LoadSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self { weight: slots.weight };
        object::check(value.weight.is_none_or(|weight| weight >= 0.0), "weight")?;
        Ok(value)
    }
}

object::implement!(Load);

/// The fields of a [`Load`] read so far.
#[derive(Default)]
pub struct LoadSlots {
    weight: Option<f64>,
}

impl slot::Slots for LoadSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.weight,
            _ => return None,
        };
        Some(slot)
    }
}

/// What a JSON value of this type must hold to.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "weight",
            required: false,
            schema: Schema::Number(NumberRules {
                minimum: 0.0,
                ..NumberRules::ANY
            }),
        },
    ],
    Others::Any,
);
