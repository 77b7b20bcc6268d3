// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use serde::de::{self, MapAccess};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::runtime::object::{self, Object};
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

impl Serialize for Account {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(None)?;
        object.serialize_entry("owner", &self.owner)?;
        if let Some(value) = &self.country {
            object.serialize_entry("country", value)?;
        }
        if let Some(value) = &self.slug {
            object.serialize_entry("slug", value)?;
        }
        if let Some(value) = &self.quoted {
            object.serialize_entry("quoted", value)?;
        }
        if let Some(value) = &self.letters {
            object.serialize_entry("letters", value)?;
        }
        if let Some(value) = &self.tags {
            object.serialize_entry("tags", value)?;
        }
        if let Some(value) = &self.prefixes {
            object.serialize_entry("prefixes", value)?;
        }
        object.end()
    }
}

impl<'de> Deserialize<'de> for Account {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object::deserialize(deserializer)
    }
}

impl Object for Account {
    const NAME: &'static str = "Account";

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

    fn set<'de, A: MapAccess<'de>>(
        slots: &mut Self::Slots,
        index: usize,
        map: &mut A,
    ) -> Result<(), A::Error> {
        match index {
            0 => object::field(&mut slots.owner, "owner", map),
            1 => object::lenient_field(&mut slots.country, map),
            2 => object::lenient_field(&mut slots.slug, map),
            3 => object::lenient_field(&mut slots.quoted, map),
            4 => object::lenient_field(&mut slots.letters, map),
            5 => object::lenient_field(&mut slots.tags, map),
            6 => object::lenient_field(&mut slots.prefixes, map),
            _ => object::skip(map),
        }
    }

    fn finish<E: de::Error>(slots: Self::Slots) -> Result<Self, E> {
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
