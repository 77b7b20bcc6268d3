// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Problem`.

use crate::patterns::SLUG_PATTERN_2;
use crate::runtime::{json, object, slot};

/// `Problem`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Problem {
    /// `slug`.
    pub slug: Option<String>,
    /// `code`.
    pub code: String,
}

/// What a [`Problem`] cannot be without.
#[derive(Clone, Debug)]
pub struct ProblemRequired {
    /// `code`.
    pub code: String,
}

impl From<ProblemRequired> for Problem {
    fn from(required: ProblemRequired) -> Self {
        Self {
            slug: None,
            code: required.code,
        }
    }
}

impl Problem {
    /// Sets `slug`.
    #[must_use]
    pub fn slug(mut self, slug: impl Into<Option<String>>) -> Self {
        self.slug = slug.into();
        self
    }
}

impl json::EncodeFields for Problem {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("slug", &self.slug);
        fields.field("code", &self.code);
    }
}

impl object::Object for Problem {
    const FIELDS: &'static [&'static str] = &["slug", "code"];

    type Slots = ProblemSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            slug: slots.slug,
            code: object::required(slots.code, "code")?,
        };
        object::check(
            value.slug.as_ref().is_none_or(|slug| SLUG_PATTERN_2.matches(&slug)),
            "slug",
        )?;
        Ok(value)
    }
}

object::implement!(Problem);

/// The fields of a [`Problem`] read so far.
#[derive(Default)]
pub struct ProblemSlots {
    slug: Option<String>,
    code: Option<String>,
}

impl slot::Slots for ProblemSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.slug,
            1 => &mut self.code,
            _ => return None,
        };
        Some(slot)
    }
}
