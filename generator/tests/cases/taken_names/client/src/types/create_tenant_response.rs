// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `CreateTenantResponse`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `CreateTenantResponse`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CreateTenantResponse {
    /// `id`.
    pub id: Option<String>,
}

impl CreateTenantResponse {
    /// Sets `id`.
    #[must_use]
    pub fn id(mut self, id: impl IntoOptional<String>) -> Self {
        self.id = id.into_optional();
        self
    }
}

impl json::EncodeFields for CreateTenantResponse {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("id", &self.id);
    }
}

impl json::Decode for CreateTenantResponse {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut id: Option<String> = None;
        object::read(reader, &mut [object::optional("id", &mut id)])?;
        Ok(Self { id })
    }
}

object::implement!(CreateTenantResponse);
