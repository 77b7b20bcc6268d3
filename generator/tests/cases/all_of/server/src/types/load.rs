// @generated from all_of.yaml by `cargo xtask codegen`; do not edit.
//! `Load`.

use crate::runtime::limits::NumberRules;
use crate::runtime::schema::{Field, Others, Schema};
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
        let value = Self { weight };
        object::check(value.weight.is_none_or(|weight| weight >= 0.0), "weight")?;
        Ok(value)
    }
}

object::implement!(Load);

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
