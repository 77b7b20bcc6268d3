// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object};
use crate::types::article_request::{ArticleAsideRequest, ArticleRequest};
use crate::types::contact::Contact;
use crate::types::owner::Owner;
use crate::types::pair::Pair;
use crate::types::reader::Reader;
use crate::types::section::Section;
use crate::types::sections::Sections;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Article {
    pub title: String,
    pub sections: Sections,
    pub revision: i64,
    pub into_request_: bool,
    pub pair: Option<Pair>,
    pub parent: Nullable<Box<Article>>,
    pub lead: Nullable<Section>,
    pub byline: Nullable<Contact>,
    pub aside: Option<ArticleAside>,
    pub owner: Option<Owner>,
    pub reviewers: Option<Vec<Reader>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Section>,
}

/// The required fields of [`Article`].
#[derive(Debug)]
pub struct ArticleRequired {
    pub title: String,
    pub sections: Sections,
    pub into_request_: bool,
}

object::implement! {
    Article from ArticleRequired {
        required(title, "title");
        required(sections, "sections");
        default(revision: i64 = 1, "revision");
        required(into_request_, "into_request");
        optional(pair: Vec<Contact>, "pair");
        nullable(parent: Box<Article>, "parent");
        nullable(lead: Section, "lead");
        nullable(byline: Contact, "byline");
        optional(aside: ArticleAside, "aside");
        optional(owner: Owner, "owner");
        optional(reviewers: Vec<Reader>, "reviewers");
        additional(additional_properties: BTreeMap<String, Section>);
    }, ignored("comment"), check
}

impl object::Check for Article {
    fn check(&self) -> json::Result<()> {
        object::require(self.pair.as_ref().is_none_or(|pair| pair.len() == 2), "pair")?;
        Ok(())
    }
}

/// The fields of [`Article`] that [`ArticleRequest`] lacks.
#[derive(Clone, Debug)]
pub struct ArticleMissing {
    pub pair: Option<Pair>,
    pub parent: Nullable<Box<Article>>,
    pub byline: Nullable<Contact>,
    pub owner: Option<Owner>,
    pub reviewers: Option<Vec<Reader>>,
}

impl ArticleRequest {
    /// Converts to [`Article`] with the `missing` fields; request-only fields are
    /// dropped.
    #[must_use]
    pub fn into_response(self, missing: ArticleMissing) -> Article {
        Article {
            title: self.title,
            sections: self.sections.into_iter().map(Into::into).collect(),
            revision: 1,
            into_request_: self.into_request_,
            pair: missing.pair,
            parent: missing.parent,
            lead: self.lead.map(Into::into),
            byline: missing.byline,
            aside: self.aside.map(Into::into),
            owner: missing.owner,
            reviewers: missing.reviewers,
            additional_properties: self
                .additional_properties
                .into_iter()
                .map(|(name, value)| (name, value.into()))
                .collect(),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAside {
    pub seen: Option<bool>,
}

object::implement! {
    ArticleAside {
        optional(seen: bool, "seen");
    }
}

impl From<ArticleAsideRequest> for ArticleAside {
    fn from(_: ArticleAsideRequest) -> Self {
        Self { seen: None }
    }
}
