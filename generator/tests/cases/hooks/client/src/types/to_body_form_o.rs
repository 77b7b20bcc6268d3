// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `ToBodyFormO`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::schema::{AdditionalProperties, Field, Schema};
use crate::runtime::{json, object};

/// `ToBodyFormO`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ToBodyFormO {
    /// `z`.
    pub z: Option<String>,
}

impl ToBodyFormO {
    /// Sets `z`.
    #[must_use]
    pub fn z(mut self, z: impl IntoOptional<String>) -> Self {
        self.z = z.into_optional();
        self
    }
}

impl json::EncodeFields for ToBodyFormO {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("z", &self.z);
    }
}

impl json::Decode for ToBodyFormO {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut z: Option<String> = None;
        object::read(reader, &mut [object::optional("z", &mut z)])?;
        Ok(Self { z })
    }
}

object::implement!(ToBodyFormO);

/// The JSON schema of this type.
pub(crate) static SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "z",
            required: false,
            schema: Schema::String(&[]),
        },
    ],
    AdditionalProperties::Any,
);
