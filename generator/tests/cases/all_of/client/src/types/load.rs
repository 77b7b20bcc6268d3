// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use crate::runtime::{json, object};

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

impl json::Decode for Load {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut weight: Option<f64> = None;
        object::read(reader, &mut [("weight", &mut weight)])?;
        Ok(Self { weight })
    }
}

object::implement!(Load);
