// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `A`.

use crate::runtime::{json, object};
use crate::types::BType;

/// `A`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct AType {
    /// `b`.
    pub b: Option<BType>,
}

impl AType {
    /// Sets `b`.
    #[must_use]
    pub fn b(mut self, b: impl Into<Option<BType>>) -> Self {
        self.b = b.into();
        self
    }
}

impl json::EncodeFields for AType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("b", &self.b);
    }
}

impl json::Decode for AType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut b: Option<BType> = None;
        object::read(reader, &mut [object::optional("b", &mut b)])?;
        Ok(Self { b })
    }
}

object::implement!(AType);
