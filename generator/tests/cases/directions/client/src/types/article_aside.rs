// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `ArticleAside`.

use crate::runtime::{json, object, slot};

/// `ArticleAside`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAside {
    /// `seen`.
    pub seen: Option<bool>,
}

impl ArticleAside {
    /// Sets `seen`.
    #[must_use]
    pub fn seen(mut self, seen: impl Into<Option<bool>>) -> Self {
        self.seen = seen.into();
        self
    }
}

impl json::EncodeFields for ArticleAside {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("seen", &self.seen);
    }
}

impl object::Object for ArticleAside {
    const FIELDS: &'static [&'static str] = &["seen"];

    type Slots = ArticleAsideSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self { seen: slots.seen })
    }
}

object::implement!(ArticleAside);

/// The fields of a [`ArticleAside`] read so far.
#[derive(Default)]
pub struct ArticleAsideSlots {
    seen: Option<bool>,
}

impl slot::Slots for ArticleAsideSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.seen,
            _ => return None,
        };
        Some(slot)
    }
}
