// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `UserRequest`.

use crate::runtime::{json, object};

/// `UserRequest`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UserRequest {
    /// `taken`.
    pub taken: Option<bool>,
}

impl UserRequest {
    /// Sets `taken`.
    #[must_use]
    pub fn taken(mut self, taken: impl Into<Option<bool>>) -> Self {
        self.taken = taken.into();
        self
    }
}

impl json::EncodeFields for UserRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("taken", &self.taken);
    }
}

impl json::Decode for UserRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut taken: Option<bool> = None;
        object::read(reader, &mut [object::optional("taken", &mut taken)])?;
        Ok(Self { taken })
    }
}

object::implement!(UserRequest);
