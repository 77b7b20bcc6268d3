// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `名前`.

use crate::runtime::{json, object};
use crate::types::名前a;

/// `名前`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct 名前 {
    /// `a`.
    pub a: Option<名前a>,
}

impl 名前 {
    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl Into<Option<名前a>>) -> Self {
        self.a = a.into();
        self
    }
}

impl json::EncodeFields for 名前 {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("a", &self.a);
    }
}

impl json::Decode for 名前 {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut a: Option<名前a> = None;
        object::read(reader, &mut [object::optional("a", &mut a)])?;
        Ok(Self { a })
    }
}

object::implement!(名前);
