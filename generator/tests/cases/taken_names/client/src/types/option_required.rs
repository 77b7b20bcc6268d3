// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `OptionRequired`.

use crate::runtime::{json, object};

/// `OptionRequired`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OptionRequired {
    /// `value`.
    pub value: Option<bool>,
}

impl OptionRequired {
    /// Sets `value`.
    #[must_use]
    pub fn value(mut self, value: impl Into<Option<bool>>) -> Self {
        self.value = value.into();
        self
    }
}

impl json::EncodeFields for OptionRequired {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("value", &self.value);
    }
}

impl json::Decode for OptionRequired {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut value: Option<bool> = None;
        object::read(reader, &mut [object::optional("value", &mut value)])?;
        Ok(Self { value })
    }
}

object::implement!(OptionRequired);
