// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `B`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `B`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BType {
    /// `a`.
    pub a: Option<i64>,
}

impl BType {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<i64>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for BType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl json::Decode for BType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<i64> = None;
        object::read(reader, &mut [object::optional("a", &mut a)])?;
        Ok(Self { a })
    }
}

object::implement!(BType);

/// The JSON schema of [`BType`].
pub(crate) static B_TYPE_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
