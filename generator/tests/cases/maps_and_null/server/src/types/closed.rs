// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Closed`.

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `Closed`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Closed {
    /// `width`.
    pub width: Nullable<i64>,
}

impl Closed {
    /// Sets `width`.
    #[must_use]
    pub fn width(mut self, width: impl Into<Nullable<i64>>) -> Self {
        self.width = width.into();
        self
    }
}

impl json::EncodeFields for Closed {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.nullable("width", &self.width);
    }
}

impl json::Decode for Closed {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut width: Nullable<i64> = Nullable::Absent;
        object::read_closed(reader, &mut [object::optional("width", &mut width)])?;
        let value = Self { width };
        object::check(value.width.into_value().is_none_or(|width| width >= 1), "width")?;
        Ok(value)
    }
}

object::implement!(Closed);

/// The JSON schema of [`Closed`].
pub(crate) static CLOSED_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "width",
            required: false,
            schema: Schema::Nullable(&Schema::Integer(1, i64::MAX)),
        },
    ],
    AdditionalProperties::None,
);
