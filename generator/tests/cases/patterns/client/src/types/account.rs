// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
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

/// The required fields of [`Account`].
#[derive(Debug)]
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
    pub fn country(mut self, country: impl IntoOptional<String>) -> Self {
        self.country = country.into_optional();
        self
    }

    /// Sets `slug`.
    #[must_use]
    pub fn slug(mut self, slug: impl IntoOptional<String>) -> Self {
        self.slug = slug.into_optional();
        self
    }

    /// Sets `quoted`.
    #[must_use]
    pub fn quoted(mut self, quoted: impl IntoOptional<String>) -> Self {
        self.quoted = quoted.into_optional();
        self
    }

    /// Sets `letters`.
    #[must_use]
    pub fn letters(mut self, letters: impl IntoOptional<String>) -> Self {
        self.letters = letters.into_optional();
        self
    }

    /// Sets `tags`.
    #[must_use]
    pub fn tags(mut self, tags: impl IntoIterator<Item = impl Into<Tag>>) -> Self {
        self.tags = Some(tags.into_iter().map(Into::into).collect());
        self
    }

    /// Sets `prefixes`.
    #[must_use]
    pub fn prefixes(
        mut self,
        prefixes: impl IntoIterator<Item = impl Into<String>>,
    ) -> Self {
        self.prefixes = Some(prefixes.into_iter().map(Into::into).collect());
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

impl json::Decode for Account {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut owner: Option<String> = None;
        let mut country: Option<String> = None;
        let mut slug: Option<String> = None;
        let mut quoted: Option<String> = None;
        let mut letters: Option<String> = None;
        let mut tags: Option<Vec<Tag>> = None;
        let mut prefixes: Option<Vec<String>> = None;
        object::read(
            reader,
            &mut [
                object::required("owner", &mut owner),
                object::optional("country", &mut country),
                object::optional("slug", &mut slug),
                object::optional("quoted", &mut quoted),
                object::optional("letters", &mut letters),
                object::optional("tags", &mut tags),
                object::optional("prefixes", &mut prefixes),
            ],
        )?;
        let Some(owner) = owner else {
            return Err(object::incomplete());
        };
        Ok(Self {
            owner,
            country,
            slug,
            quoted,
            letters,
            tags,
            prefixes,
        })
    }
}

object::implement!(Account);
