// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `ByText`.

use crate::runtime::{json, object, slot};

/// `ByText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ByText {
    /// `text`.
    pub text: String,
}

/// What a [`ByText`] cannot be without.
#[derive(Clone, Debug)]
pub struct ByTextRequired {
    /// `text`.
    pub text: String,
}

impl From<ByTextRequired> for ByText {
    fn from(required: ByTextRequired) -> Self {
        Self { text: required.text }
    }
}

impl json::EncodeFields for ByText {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("text", &self.text);
    }
}

impl object::Object for ByText {
    const FIELDS: &'static [&'static str] = &["text"];

    type Slots = ByTextSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            text: object::required(slots.text, "text")?,
        })
    }
}

object::implement!(ByText);

/// The fields of a [`ByText`] read so far.
#[derive(Default)]
pub struct ByTextSlots {
    text: Option<String>,
}

impl slot::Slots for ByTextSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.text,
            _ => return None,
        };
        Some(slot)
    }
}
