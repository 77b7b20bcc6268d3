// @generated from shared_bases.yaml by `cargo xtask codegen`; do not edit.
//! `Second`.

use crate::runtime::{json, object};

/// `Second`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Second {
    /// `circle`.
    pub circle: Option<Box<Second>>,
}

impl Second {
    /// Sets `circle`.
    #[must_use]
    pub fn circle(mut self, circle: impl Into<Option<Second>>) -> Self {
        self.circle = circle.into().map(Box::new);
        self
    }
}

impl json::EncodeFields for Second {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("circle", &self.circle);
    }
}

impl json::Decode for Second {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut circle: Option<Box<Second>> = None;
        object::read(reader, &mut [object::optional("circle", &mut circle)])?;
        Ok(Self { circle })
    }
}

object::implement!(Second);
