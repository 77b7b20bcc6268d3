// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `Food`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Food`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Food {
    /// `grams`.
    pub grams: i32,
}

/// The required fields of [`Food`].
#[derive(Debug)]
pub struct FoodRequired {
    /// `grams`.
    pub grams: i32,
}

impl From<FoodRequired> for Food {
    fn from(required: FoodRequired) -> Self {
        Self { grams: required.grams }
    }
}

impl json::EncodeFields for Food {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("grams", &self.grams);
    }
}

impl json::Decode for Food {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut grams: Option<i32> = None;
        object::read(reader, &mut [object::required("grams", &mut grams)])?;
        let Some(grams) = grams else {
            return Err(object::incomplete());
        };
        Ok(Self { grams })
    }
}

object::implement!(Food);

/// The JSON schema of [`Food`].
pub(crate) static FOOD_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "grams",
            required: true,
            schema: Schema::Integer(-2147483648, 2147483647),
        },
    ],
    AdditionalProperties::Any,
);
