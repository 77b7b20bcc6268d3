// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::{json, object, slot};
use crate::types::{
    ArticleAside, ArticleRequest, Contact, Owner, Pair, Reader, Section, Sections,
};

/// `Article`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Article {
    /// `title`.
    pub title: String,
    /// `sections`.
    pub sections: Sections,
    /// `revision`.
    pub revision: i64,
    /// `into_request`.
    pub into_request_: bool,
    /// `pair`.
    pub pair: Option<Pair>,
    /// `parent`.
    pub parent: Option<Option<Box<Article>>>,
    /// `lead`.
    pub lead: Option<Option<Section>>,
    /// `byline`.
    pub byline: Option<Option<Contact>>,
    /// `aside`.
    pub aside: Option<ArticleAside>,
    /// `owner`.
    pub owner: Option<Owner>,
    /// `reviewers`.
    pub reviewers: Option<Vec<Reader>>,
    /// All other fields.
    pub additional_properties: BTreeMap<String, Section>,
}

/// What a [`Article`] cannot be without.
#[derive(Clone, Debug)]
pub struct ArticleRequired {
    /// `title`.
    pub title: String,
    /// `sections`.
    pub sections: Sections,
    /// `into_request`.
    pub into_request_: bool,
}

impl From<ArticleRequired> for Article {
    fn from(required: ArticleRequired) -> Self {
        Self {
            title: required.title,
            sections: required.sections,
            revision: 1,
            into_request_: required.into_request_,
            pair: None,
            parent: None,
            lead: None,
            byline: None,
            aside: None,
            owner: None,
            reviewers: None,
            additional_properties: BTreeMap::new(),
        }
    }
}

impl Article {
    /// Sets `revision`.
    #[must_use]
    pub fn revision(mut self, revision: i64) -> Self {
        self.revision = revision;
        self
    }

    /// Sets `pair`.
    #[must_use]
    pub fn pair(mut self, pair: impl Into<Option<Pair>>) -> Self {
        self.pair = pair.into();
        self
    }

    /// Sets `parent`.
    #[must_use]
    pub fn parent(mut self, parent: impl Into<Option<Article>>) -> Self {
        self.parent = Some(parent.into().map(Box::new));
        self
    }

    /// Sets `lead`.
    #[must_use]
    pub fn lead(mut self, lead: impl Into<Option<Section>>) -> Self {
        self.lead = Some(lead.into());
        self
    }

    /// Sets `byline`.
    #[must_use]
    pub fn byline(mut self, byline: impl Into<Option<Contact>>) -> Self {
        self.byline = Some(byline.into());
        self
    }

    /// Sets `aside`.
    #[must_use]
    pub fn aside(mut self, aside: impl Into<Option<ArticleAside>>) -> Self {
        self.aside = aside.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<Owner>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `reviewers`.
    #[must_use]
    pub fn reviewers(mut self, reviewers: impl Into<Option<Vec<Reader>>>) -> Self {
        self.reviewers = reviewers.into();
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, Section>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for Article {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
        fields.field("sections", &self.sections);
        fields.field("revision", &self.revision);
        fields.field("into_request", &self.into_request_);
        fields.optional("pair", &self.pair);
        fields.optional("parent", &self.parent);
        fields.optional("lead", &self.lead);
        fields.optional("byline", &self.byline);
        fields.optional("aside", &self.aside);
        fields.optional("owner", &self.owner);
        fields.optional("reviewers", &self.reviewers);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl object::Object for Article {
    const FIELDS: &'static [&'static str] = &[
        "title",
        "sections",
        "revision",
        "into_request",
        "pair",
        "parent",
        "lead",
        "byline",
        "aside",
        "owner",
        "reviewers",
        "comment",
    ];

    type Slots = ArticleSlots;

    fn finish(slots: Self::Slots) -> json::Result<Self> {
        let value = Self {
            title: object::required(slots.title, "title")?,
            sections: object::required(slots.sections, "sections")?,
            revision: slots.revision.unwrap_or(1),
            into_request_: object::required(slots.into_request_, "into_request")?,
            pair: slots.pair,
            parent: slots.parent,
            lead: slots.lead,
            byline: slots.byline,
            aside: slots.aside,
            owner: slots.owner,
            reviewers: slots.reviewers,
            additional_properties: slots.additional_properties,
        };
        object::check(value.pair.as_ref().is_none_or(|pair| pair.len() == 2), "pair")?;
        Ok(value)
    }
}

object::implement!(Article);

/// The fields of a [`Article`] read so far.
#[derive(Default)]
pub struct ArticleSlots {
    title: Option<String>,
    sections: Option<Sections>,
    revision: Option<i64>,
    into_request_: Option<bool>,
    pair: Option<Pair>,
    parent: Option<Option<Box<Article>>>,
    lead: Option<Option<Section>>,
    byline: Option<Option<Contact>>,
    aside: Option<ArticleAside>,
    owner: Option<Owner>,
    reviewers: Option<Vec<Reader>>,
    additional_properties: BTreeMap<String, Section>,
}

impl slot::Slots for ArticleSlots {
    fn slot(&mut self, index: usize) -> Option<&mut dyn slot::Slot> {
        let slot: &mut dyn slot::Slot = match index {
            0 => &mut self.title,
            1 => &mut self.sections,
            2 => &mut self.revision,
            3 => &mut self.into_request_,
            4 => &mut self.pair,
            5 => &mut self.parent,
            6 => &mut self.lead,
            7 => &mut self.byline,
            8 => &mut self.aside,
            9 => &mut self.owner,
            10 => &mut self.reviewers,
            _ => return None,
        };
        Some(slot)
    }

    fn other(&mut self) -> slot::Other<'_> {
        slot::Other::Kept(&mut self.additional_properties)
    }
}

/// What a [`Article`] has that no [`ArticleRequest`] tells.
#[derive(Clone, Debug)]
pub struct ArticleMissing {
    /// `pair`.
    pub pair: Option<Pair>,
    /// `parent`.
    pub parent: Option<Option<Box<Article>>>,
    /// `byline`.
    pub byline: Option<Option<Contact>>,
    /// `owner`.
    pub owner: Option<Owner>,
    /// `reviewers`.
    pub reviewers: Option<Vec<Reader>>,
}

impl ArticleRequest {
    /// The [`Article`] of the same values, and of those that are `missing`; what only
    /// requests have is left out.
    #[must_use]
    pub fn into_response(self, missing: ArticleMissing) -> Article {
        Article {
            title: self.title,
            sections: self.sections.into_iter().map(Into::into).collect(),
            revision: 1,
            into_request_: self.into_request_,
            pair: missing.pair,
            parent: missing.parent,
            lead: self.lead.map(|value| value.map(Into::into)),
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
