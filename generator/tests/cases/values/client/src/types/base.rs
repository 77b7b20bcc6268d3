// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Base`.

use crate::runtime::{json, object, slot};
use crate::types::Color;

/// `Base`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Base {
    /// Of the base.
    pub r#type: Option<String>,
    /// `options`.
    pub options: Option<Vec<Color>>,
}

impl Base {
    /// Sets `r#type`.
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

impl json::EncodeFields for Base {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("type", &self.r#type);
        fields.optional("options", &self.options);
    }
}

impl object::Object for Base {
    const FIELDS: &'static [&'static str] = &["type", "options"];

    type Slots = BaseSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            r#type: slots.r#type,
            options: slots.options,
        })
    }
}

object::implement!(Base);

/// The fields of a [`Base`] read so far.
#[derive(Default)]
pub struct BaseSlots {
    r#type: Option<String>,
    options: Option<Vec<Color>>,
}

impl slot::Slots for BaseSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r#type,
            1 => &mut self.options,
            _ => return None,
        };
        Some(slot)
    }
}
