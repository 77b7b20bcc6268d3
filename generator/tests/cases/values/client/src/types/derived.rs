// @generated from values.yaml by `cargo xtask codegen`; do not edit.
//! `Derived`.

use crate::runtime::{json, object, slot};
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

impl json::EncodeFields for Derived {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("type", &self.r#type);
        fields.optional("options", &self.options);
    }
}

impl object::Object for Derived {
    const FIELDS: &'static [&'static str] = &["type", "options"];

    type Slots = DerivedSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            r#type: slots.r#type,
            options: slots.options,
        })
    }
}

object::implement!(Derived);

/// The fields of a [`Derived`] read so far.
#[derive(Default)]
pub struct DerivedSlots {
    r#type: Option<String>,
    options: Option<Vec<Color>>,
}

impl slot::Slots for DerivedSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.r#type,
            1 => &mut self.options,
            _ => return None,
        };
        Some(slot)
    }
}
