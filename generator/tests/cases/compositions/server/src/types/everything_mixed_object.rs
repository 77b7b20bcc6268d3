// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! `EverythingMixedObject`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `EverythingMixedObject`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EverythingMixedObject {
    /// `a`.
    pub a: Option<String>,
}

impl EverythingMixedObject {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl IntoOptional<String>) -> Self {
        self.a = a.into_optional();
        self
    }
}

impl json::EncodeFields for EverythingMixedObject {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl json::Decode for EverythingMixedObject {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<String> = None;
        object::read(reader, &mut [object::optional("a", &mut a)])?;
        Ok(Self { a })
    }
}

object::implement!(EverythingMixedObject);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "a",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
