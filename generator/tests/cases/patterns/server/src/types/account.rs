// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::patterns::{
    LETTERS_PATTERN, OWNER_PATTERN, PREFIXES_PATTERN, QUOTED_PATTERN, SLUG_PATTERN,
    TAG_PATTERN,
};
use crate::runtime::into_optional::IntoOptional;
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{Tag, TAG_SCHEMA};

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
        let value = Self {
            owner,
            country,
            slug,
            quoted,
            letters,
            tags,
            prefixes,
        };
        object::check(OWNER_PATTERN.matches(&value.owner), "owner")?;
        object::check(
            value
                .country
                .as_ref()
                .is_none_or(|country| {
                    country.chars().count() == 2
                        && country
                            .chars()
                            .all(|character| character.is_ascii_uppercase())
                }),
            "country",
        )?;
        object::check(
            value
                .slug
                .as_ref()
                .is_none_or(|slug| {
                    slug.chars().count() <= 20
                        && SLUG_PATTERN.matches(slug) == Some(true)
                }),
            "slug",
        )?;
        object::check(
            value
                .quoted
                .as_ref()
                .is_none_or(|quoted| QUOTED_PATTERN.matches(quoted) == Some(true)),
            "quoted",
        )?;
        object::check(
            value
                .letters
                .as_ref()
                .is_none_or(|letters| LETTERS_PATTERN.matches(letters)),
            "letters",
        )?;
        object::check(
            value
                .tags
                .as_ref()
                .is_none_or(|tags| {
                    tags
                        .iter()
                        .all(|item| {
                            item.chars().count() >= 2 && TAG_PATTERN.matches(item)
                        })
                }),
            "tags",
        )?;
        object::check(
            value
                .prefixes
                .as_ref()
                .is_none_or(|prefixes| {
                    prefixes.iter().all(|item| PREFIXES_PATTERN.matches(item))
                }),
            "prefixes",
        )?;
        Ok(value)
    }
}

object::implement!(Account);

/// The JSON schema of [`Account`].
pub(crate) static ACCOUNT_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "owner",
            required: true,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| OWNER_PATTERN.matches(text),
                        expected: "expected a string that matches ^acc_\\w{4,}$",
                    },
                ],
            ),
        },
        Field {
            name: "country",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| {
                            text.chars().count() == 2
                                && text
                                    .chars()
                                    .all(|character| character.is_ascii_uppercase())
                        },
                        expected: "expected a string that matches ^[A-Z]{2}$",
                    },
                ],
            ),
        },
        Field {
            name: "slug",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| text.chars().count() <= 20,
                        expected: "expected at most 20 characters",
                    },
                    TextConstraint {
                        holds: |text| SLUG_PATTERN.matches(text) != Some(false),
                        expected: "expected a string that matches ^(?!-)[a-z-]+$",
                    },
                    TextConstraint {
                        holds: |text| SLUG_PATTERN.matches(text).is_some(),
                        expected: "expected a string that can be matched against ^(?!-)[a-z-]+$ in less time",
                    },
                ],
            ),
        },
        Field {
            name: "quoted",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| QUOTED_PATTERN.matches(text) != Some(false),
                        expected: "expected a string that matches ^(?=[\"'`]).*[\"'`]$",
                    },
                    TextConstraint {
                        holds: |text| QUOTED_PATTERN.matches(text).is_some(),
                        expected: "expected a string that can be matched against ^(?=[\"'`]).*[\"'`]$ in less time",
                    },
                ],
            ),
        },
        Field {
            name: "letters",
            required: false,
            schema: Schema::String(
                &[
                    TextConstraint {
                        holds: |text| LETTERS_PATTERN.matches(text),
                        expected: "expected a string that matches ^\\p{Lu}.+\\.$",
                    },
                ],
            ),
        },
        Field {
            name: "tags",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&TAG_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "prefixes",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::String(
                        &[
                            TextConstraint {
                                holds: |text| PREFIXES_PATTERN.matches(text),
                                expected: "expected a string that matches /^x-/i",
                            },
                        ],
                    ),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
    ],
    AdditionalProperties::Any,
);
