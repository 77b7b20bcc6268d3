// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `HeirSize`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `HeirSize`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct HeirSize {
    /// `width`.
    pub width: Option<i64>,
}

impl HeirSize {
    /// Sets `width`.
    #[must_use]
    pub fn width(mut self, width: impl Into<Option<i64>>) -> Self {
        self.width = width.into();
        self
    }
}

impl json::EncodeFields for HeirSize {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("width", &self.width);
    }
}

impl json::Decode for HeirSize {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut width: Option<i64> = None;
        object::read(reader, &mut [object::optional("width", &mut width)])?;
        Ok(Self { width })
    }
}

object::implement!(HeirSize);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "width",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
