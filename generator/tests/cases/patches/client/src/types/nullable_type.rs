// @generated from patches.yaml by `cargo xtask codegen`; do not edit.
//! `Nullable`.

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::IntoOptionalType;

/// `Nullable`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct NullableType {
    /// `value`.
    pub value: Nullable<IntoOptionalType>,
}

impl NullableType {
    /// Sets `value`.
    #[must_use]
    pub fn value(mut self, value: impl Into<Nullable<IntoOptionalType>>) -> Self {
        self.value = value.into();
        self
    }
}

impl json::EncodeFields for NullableType {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.nullable("value", &self.value);
    }
}

impl json::Decode for NullableType {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut value: Nullable<IntoOptionalType> = Nullable::Absent;
        object::read(reader, &mut [object::optional("value", &mut value)])?;
        Ok(Self { value })
    }
}

object::implement!(NullableType);
