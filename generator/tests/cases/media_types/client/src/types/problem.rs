// @generated from media_types.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::runtime::{json, object, slot};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `title`.
    pub title: String,
}

/// What a [`Problem`] cannot be without.
#[derive(Clone, Debug)]
pub struct ProblemRequired {
    /// `title`.
    pub title: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self { title: required.title }
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
    }
}

impl object::Object for Problem {
    const FIELDS: &'static [&'static str] = &["title"];

    type Slots = ProblemSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            title: object::required(slots.title, "title")?,
        })
    }
}

object::implement!(Problem);

/// The fields of a [`Problem`] read so far.
#[derive(Default)]
pub struct ProblemSlots {
    title: Option<String>,
}

impl slot::Slots for ProblemSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.title,
            _ => return None,
        };
        Some(slot)
    }
}
