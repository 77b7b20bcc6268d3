// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Uuid`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};

/// `Uuid`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Uuid {
    /// `b`.
    pub b: Option<String>,
}

impl Uuid {
    /// Sets `b`.
    #[must_use]
    pub fn b(mut self, b: impl IntoOptional<String>) -> Self {
        self.b = b.into_optional();
        self
    }
}

impl json::EncodeFields for Uuid {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("b", &self.b);
    }
}

impl json::Decode for Uuid {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut b: Option<String> = None;
        object::read(reader, &mut [object::optional("b", &mut b)])?;
        Ok(Self { b })
    }
}

object::implement!(Uuid);
