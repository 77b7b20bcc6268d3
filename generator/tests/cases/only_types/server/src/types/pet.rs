// @generated from only_types.yaml by `cargo xtask codegen`; do not edit.
//! `Pet`.

use crate::runtime::uri::UriText;
use crate::runtime::{codec, json, object, slot};
use crate::types::Kind;

/// `Pet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Pet {
    /// `name`.
    pub name: String,
    /// `kind`.
    pub kind: Option<Kind>,
    /// `page`.
    pub page: Option<String>,
}

/// What a [`Pet`] cannot be without.
#[derive(Clone, Debug)]
pub struct PetRequired {
    /// `name`.
    pub name: String,
}

impl From<PetRequired> for Pet {
    fn from(required: PetRequired) -> Self {
        Self {
            name: required.name,
            kind: None,
            page: None,
        }
    }
}

impl Pet {
    /// Sets `kind`.
    #[must_use]
    pub fn kind(mut self, kind: impl Into<Option<Kind>>) -> Self {
        self.kind = kind.into();
        self
    }

    /// Sets `page`.
    #[must_use]
    pub fn page(mut self, page: impl Into<Option<String>>) -> Self {
        self.page = page.into();
        self
    }
}

impl json::EncodeFields for Pet {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("name", &self.name);
        fields.optional("kind", &self.kind);
        fields.optional("page", &self.page);
    }
}

impl object::Object for Pet {
    const FIELDS: &'static [&'static str] = &["name", "kind", "page"];

    type Slots = PetSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            name: object::required(slots.name, "name")?,
            kind: slots.kind,
            page: slots.page,
        };
        object::check(
            value.page.as_ref().is_none_or(|page| codec::is::<UriText>(&page)),
            "page",
        )?;
        Ok(value)
    }
}

object::implement!(Pet);

/// The fields of a [`Pet`] read so far.
#[derive(Default)]
pub struct PetSlots {
    name: Option<String>,
    kind: Option<Kind>,
    page: Option<String>,
}

impl slot::Slots for PetSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.name,
            1 => &mut self.kind,
            2 => &mut self.page,
            _ => return None,
        };
        Some(slot)
    }
}
