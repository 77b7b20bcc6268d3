// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `First`.

use crate::runtime::{json, object};

/// `First`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct First {
    /// `circle`.
    pub circle: Option<Box<First>>,
}

impl First {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<First>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for First {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("circle", &self.circle);
    }
}

impl json::Decode for First {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut circle: Option<Box<First>> = None;
        object::read(reader, &mut [object::optional("circle", &mut circle)])?;
        Ok(Self { circle })
    }
}

object::implement!(First);
