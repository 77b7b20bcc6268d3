// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::runtime::{json, object, slot};
use crate::types::Tag;

/// `Account`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Account {
    /// `owner`.
    pub owner: String,
    /// `country`.
    pub country: Option<String>,
    /// `slug`.
    pub slug: Option<String>,
    /// `quoted`.
    pub quoted: Option<String>,
    /// `letters`.
    pub letters: Option<String>,
    /// `tags`.
    pub tags: Option<Vec<Tag>>,
    /// `prefixes`.
    pub prefixes: Option<Vec<String>>,
}

/// What a [`Account`] cannot be without.
#[derive(Clone, Debug)]
pub struct AccountRequired {
    /// `owner`.
    pub owner: String,
}

impl From<AccountRequired> for Account {
    fn from(required: AccountRequired) -> Self {
        Self {
            owner: required.owner,
            country: None,
            slug: None,
            quoted: None,
            letters: None,
            tags: None,
            prefixes: None,
        }
    }
}

impl Account {
    /// Sets `country`.
    #[must_use]
    pub fn country(mut self, country: impl Into<Option<String>>) -> Self {
        self.country = country.into();
        self
    }

    /// Sets `slug`.
    #[must_use]
    pub fn slug(mut self, slug: impl Into<Option<String>>) -> Self {
        self.slug = slug.into();
        self
    }

    /// Sets `quoted`.
    #[must_use]
    pub fn quoted(mut self, quoted: impl Into<Option<String>>) -> Self {
        self.quoted = quoted.into();
        self
    }

    /// Sets `letters`.
    #[must_use]
    pub fn letters(mut self, letters: impl Into<Option<String>>) -> Self {
        self.letters = letters.into();
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl Into<Option<Vec<Tag>>>) -> Self {
        self.tags = tags.into();
        self
    }

    /// Sets `prefixes`.
    #[must_use]
    pub fn prefixes(mut self, prefixes: impl Into<Option<Vec<String>>>) -> Self {
        self.prefixes = prefixes.into();
        self
    }
}

impl json::EncodeFields for Account {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("owner", &self.owner);
        fields.optional("country", &self.country);
        fields.optional("slug", &self.slug);
        fields.optional("quoted", &self.quoted);
        fields.optional("letters", &self.letters);
        fields.optional("tags", &self.tags);
        fields.optional("prefixes", &self.prefixes);
    }
}

impl object::Object for Account {
    const FIELDS: &'static [&'static str] = &[
        "owner",
        "country",
        "slug",
        "quoted",
        "letters",
        "tags",
        "prefixes",
    ];

    type Slots = AccountSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        Ok(Self {
            owner: object::required(slots.owner, "owner")?,
            country: slots.country,
            slug: slots.slug,
            quoted: slots.quoted,
            letters: slots.letters,
            tags: slots.tags,
            prefixes: slots.prefixes,
        })
    }
}

object::implement!(Account);

/// The fields of a [`Account`] read so far.
#[derive(Default)]
pub struct AccountSlots {
    owner: Option<String>,
    country: Option<String>,
    slug: Option<String>,
    quoted: Option<String>,
    letters: Option<String>,
    tags: Option<Vec<Tag>>,
    prefixes: Option<Vec<String>>,
}

impl slot::Slots for AccountSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.owner,
            1 => &mut self.country,
            2 => &mut self.slug,
            3 => &mut self.quoted,
            4 => &mut self.letters,
            5 => &mut self.tags,
            6 => &mut self.prefixes,
            _ => return None,
        };
        Some(slot)
    }
}
