// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `VerifyOperationDeep`.

use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `VerifyOperationDeep`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct VerifyOperationDeep {
    /// `a`.
    pub a: Option<i64>,
}

impl VerifyOperationDeep {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<i64>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for VerifyOperationDeep {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl json::Decode for VerifyOperationDeep {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<i64> = None;
        object::read(reader, &mut [object::optional("a", &mut a)])?;
        Ok(Self { a })
    }
}

object::implement!(VerifyOperationDeep);

/// The JSON schema of [`VerifyOperationDeep`].
pub(crate) static VERIFY_OPERATION_DEEP_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::Integer(i64::MIN, i64::MAX),
        },
    ],
    AdditionalProperties::Any,
);
