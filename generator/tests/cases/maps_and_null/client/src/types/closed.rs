// @generated from maps_and_null.yaml by `cargo xtask codegen`; do not edit.
//! `Closed`.

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};

/// `Closed`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Closed {
    /// `width`.
    pub width: Nullable<i64>,
}

impl Closed {
    /// Sets `width`.
    #[must_use]
    pub fn width(mut self, width: impl Into<Nullable<i64>>) -> Self {
        self.width = width.into();
        self
    }
}

impl json::EncodeFields for Closed {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.nullable("width", &self.width);
    }
}

impl json::Decode for Closed {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut width: Nullable<i64> = Nullable::Absent;
        object::read(reader, &mut [object::optional("width", &mut width)])?;
        Ok(Self { width })
    }
}

object::implement!(Closed);
