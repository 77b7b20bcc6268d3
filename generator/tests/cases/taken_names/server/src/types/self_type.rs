// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `Self`.

use crate::runtime::{json, object};

/// `Self`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SelfType {
    /// `self`.
    pub self_: Option<bool>,
}

impl SelfType {
    /// Sets `self_`.
    #[must_use]
    pub fn self_(mut self, self_: impl Into<Option<bool>>) -> Self {
        self.self_ = self_.into();
        self
    }
}

impl json::EncodeFields for SelfType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("self", &self.self_);
    }
}

impl json::Decode for SelfType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut self_: Option<bool> = None;
        object::read(reader, &mut [object::optional("self", &mut self_)])?;
        Ok(Self { self_ })
    }
}

object::implement!(SelfType);
