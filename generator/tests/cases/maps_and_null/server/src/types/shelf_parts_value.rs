// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `ShelfPartsValue`.

use crate::runtime::limits::NumberBounds;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `ShelfPartsValue`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ShelfPartsValue {
    /// `size`.
    pub size: Option<f64>,
}

impl ShelfPartsValue {
    /// Sets `size`.
    #[must_use]
    pub fn size(mut self, size: impl Into<Option<f64>>) -> Self {
        self.size = size.into();
        self
    }
}

impl json::EncodeFields for ShelfPartsValue {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("size", &self.size);
    }
}

impl json::Decode for ShelfPartsValue {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut size: Option<f64> = None;
        object::read(reader, &mut [object::optional("size", &mut size)])?;
        Ok(Self { size })
    }
}

object::implement!(ShelfPartsValue);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "size",
            required: false,
            schema: Schema::Number(NumberBounds::ANY),
        },
    ],
    AdditionalProperties::Any,
);
