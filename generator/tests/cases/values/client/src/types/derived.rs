// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Derived`.

use crate::runtime::{json, object};
use crate::types::Color;

/// `Derived`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Derived {
    /// Of the derived.
    pub r#type: Option<String>,
    /// `options`.
    pub options: Option<Vec<Color>>,
}

impl Derived {
    /// Sets `type`.
    #[must_use]
    pub fn r#type(mut self, r#type: impl Into<Option<String>>) -> Self {
        self.r#type = r#type.into();
        self
    }

    /// Sets `options`.
    #[must_use]
    pub fn options(mut self, options: impl Into<Option<Vec<Color>>>) -> Self {
        self.options = options.into();
        self
    }
}

impl json::EncodeFields for Derived {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("type", &self.r#type);
        fields.optional("options", &self.options);
    }
}

impl json::Decode for Derived {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut r#type: Option<String> = None;
        let mut options: Option<Vec<Color>> = None;
        object::read(reader, &mut [("type", &mut r#type), ("options", &mut options)])?;
        Ok(Self { r#type, options })
    }
}

object::implement!(Derived);
