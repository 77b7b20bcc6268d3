// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `Account`.

use crate::patterns::{
    LETTERS_PATTERN, OWNER_PATTERN, PREFIXES_PATTERN, QUOTED_PATTERN, SLUG_PATTERN,
    TAG_PATTERN,
};
use crate::runtime::limits::TextConstraint;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::tag::{Tag, TAG_SCHEMA};

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Account {
    pub owner: String,
    pub country: Option<String>,
    pub slug: Option<String>,
    pub quoted: Option<String>,
    pub letters: Option<String>,
    pub tags: Option<Vec<Tag>>,
    pub prefixes: Option<Vec<String>>,
}

/// The required fields of [`Account`].
#[derive(Debug)]
pub struct AccountRequired {
    pub owner: String,
}

object::implement! {
    Account from AccountRequired {
        required(owner, "owner");
        optional(country: String, "country");
        optional(slug: String, "slug");
        optional(quoted: String, "quoted");
        optional(letters: String, "letters");
        optional(tags: Vec<String>, "tags");
        optional(prefixes: Vec<String>, "prefixes");
    }, check
}

impl object::Check for Account {
    fn check(&self) -> json::Result<()> {
        object::require(OWNER_PATTERN.matches(&self.owner), "owner")?;
        object::require(
            self
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
        object::require(
            self
                .slug
                .as_ref()
                .is_none_or(|slug| {
                    slug.chars().count() <= 20
                        && SLUG_PATTERN.matches(slug) == Some(true)
                }),
            "slug",
        )?;
        object::require(
            self
                .quoted
                .as_ref()
                .is_none_or(|quoted| QUOTED_PATTERN.matches(quoted) == Some(true)),
            "quoted",
        )?;
        object::require(
            self.letters.as_ref().is_none_or(|letters| LETTERS_PATTERN.matches(letters)),
            "letters",
        )?;
        object::require(
            self
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
        object::require(
            self
                .prefixes
                .as_ref()
                .is_none_or(|prefixes| {
                    prefixes.iter().all(|item| PREFIXES_PATTERN.matches(item))
                }),
            "prefixes",
        )?;
        Ok(())
    }
}

object_schema::implement! {
    ACCOUNT_SCHEMA {
        required("owner", Schema::String(&[TextConstraint::Condition(|text| OWNER_PATTERN.matches(text), "expected a string that matches ^acc_\\w{4,}$")]));
        optional("country", Schema::String(&[TextConstraint::Condition(|text| text.chars().count() == 2 && text.chars().all(|character| character.is_ascii_uppercase()), "expected a string that matches ^[A-Z]{2}$")]));
        optional("slug", Schema::String(&[TextConstraint::Length(0, 20), TextConstraint::Condition(|text| SLUG_PATTERN.matches(text) != Some(false), "expected a string that matches ^(?!-)[a-z-]+$"), TextConstraint::Condition(|text| SLUG_PATTERN.matches(text).is_some(), "expected a string that can be matched against ^(?!-)[a-z-]+$ in less time")]));
        optional("quoted", Schema::String(&[TextConstraint::Condition(|text| QUOTED_PATTERN.matches(text) != Some(false), "expected a string that matches ^(?=[\"'`]).*[\"'`]$"), TextConstraint::Condition(|text| QUOTED_PATTERN.matches(text).is_some(), "expected a string that can be matched against ^(?=[\"'`]).*[\"'`]$ in less time")]));
        optional("letters", Schema::String(&[TextConstraint::Condition(|text| LETTERS_PATTERN.matches(text), "expected a string that matches ^\\p{Lu}.+\\.$")]));
        optional("tags", Schema::Array(&Items { schema: Schema::Reference(&TAG_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("prefixes", Schema::Array(&Items { schema: Schema::String(&[TextConstraint::Condition(|text| PREFIXES_PATTERN.matches(text), "expected a string that matches /^x-/i")]), minimum: 0, maximum: usize::MAX }));
    }, AdditionalProperties::Any
}
