// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
use crate::types::Unit;

/// `Load`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Load {
    /// `weight`.
    pub weight: Option<f64>,
    /// What the weight is told in.
    ///
    /// The server defaults to `kg`.
    pub unit: Option<Unit>,
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
    pub fn unit(mut self, unit: impl IntoOptional<Unit>) -> Self {
        self.unit = unit.into_optional();
        self
    }
}

impl json::EncodeFields for Load {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("weight", &self.weight);
        fields.optional("unit", &self.unit);
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
        Ok(Self { weight, unit })
    }
}

object::implement!(Load);
