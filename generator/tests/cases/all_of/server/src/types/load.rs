// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};
use crate::types::{Unit, UNIT_SCHEMA};

/// `Load`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Load {
    /// `weight`.
    pub weight: Option<f64>,
    /// What the weight is told in.
    pub unit: Unit,
}

impl Default for Load {
    fn default() -> Self {
        Self {
            weight: None,
            unit: "kg".to_owned(),
        }
    }
}

impl Load {
    /// Sets `weight`.
    #[must_use]
    pub fn weight(mut self, weight: impl Into<Option<f64>>) -> Self {
        self.weight = weight.into();
        self
    }

    /// Sets `unit`.
    #[must_use]
    pub fn unit(mut self, unit: impl Into<Unit>) -> Self {
        self.unit = unit.into();
        self
    }
}

impl json::EncodeFields for Load {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("weight", &self.weight);
        fields.field("unit", &self.unit);
    }
}

impl json::Decode for Load {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut weight: Option<f64> = None;
        let mut unit: Option<Unit> = None;
        object::read(
            reader,
            &mut [
                object::optional("weight", &mut weight),
                object::optional("unit", &mut unit),
            ],
        )?;
        let value = Self {
            weight,
            unit: unit.unwrap_or("kg".to_owned()),
        };
        object::check(value.weight.is_none_or(|weight| weight >= 0.0), "weight")?;
        object::check(value.unit.chars().count() <= 2, "unit")?;
        Ok(value)
    }
}

object::implement!(Load);

/// The JSON schema of [`Load`].
pub(crate) static LOAD_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "weight",
            required: false,
            schema: Schema::Number(NumberBounds {
                minimum: 0.0,
                ..NumberBounds::ANY
            }),
        },
        Field {
            name: "unit",
            required: false,
            schema: Schema::Reference(&UNIT_SCHEMA),
        },
    ],
    AdditionalProperties::Any,
);
