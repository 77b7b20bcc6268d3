// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object, slot};
use crate::types::{
    ArticleAsideRequest, ArticleRequest, Contact, Owner, Pair, Reader, Section, Sections,
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
    pub parent: Nullable<Box<Article>>,
    /// `lead`.
    pub lead: Nullable<Section>,
    /// `byline`.
    pub byline: Nullable<Contact>,
    /// `aside`.
    pub aside: Option<ArticleAside>,
    /// `owner`.
    pub owner: Option<Owner>,
    /// `reviewers`.
    pub reviewers: Option<Vec<Reader>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, Section>,
}

/// The required fields of [`Article`].
#[derive(Debug)]
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
            parent: Nullable::Absent,
            lead: Nullable::Absent,
            byline: Nullable::Absent,
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
    pub fn pair(mut self, pair: impl IntoIterator<Item = Contact>) -> Self {
        self.pair = Some(pair.into_iter().collect());
        self
    }

    /// Sets `parent`.
    #[must_use]
    pub fn parent(mut self, parent: impl Into<Nullable<Article>>) -> Self {
        self.parent = parent.into().map(Box::new);
        self
    }

    /// Sets `lead`.
    #[must_use]
    pub fn lead(mut self, lead: impl Into<Nullable<Section>>) -> Self {
        self.lead = lead.into();
        self
    }

    /// Sets `byline`.
    #[must_use]
    pub fn byline(mut self, byline: impl Into<Nullable<Contact>>) -> Self {
        self.byline = byline.into();
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
    pub fn reviewers(mut self, reviewers: impl IntoIterator<Item = Reader>) -> Self {
        self.reviewers = Some(reviewers.into_iter().collect());
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
        fields.nullable("parent", &self.parent);
        fields.nullable("lead", &self.lead);
        fields.nullable("byline", &self.byline);
        fields.optional("aside", &self.aside);
        fields.optional("owner", &self.owner);
        fields.optional("reviewers", &self.reviewers);
        json::EncodeFields::encode_fields(&self.additional_properties, fields);
    }
}

impl json::Decode for Article {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut title: Option<String> = None;
        let mut sections: Option<Sections> = None;
        let mut revision: Option<i64> = None;
        let mut into_request_: Option<bool> = None;
        let mut pair: Option<Pair> = None;
        let mut parent: Nullable<Box<Article>> = Nullable::Absent;
        let mut lead: Nullable<Section> = Nullable::Absent;
        let mut byline: Nullable<Contact> = Nullable::Absent;
        let mut aside: Option<ArticleAside> = None;
        let mut owner: Option<Owner> = None;
        let mut reviewers: Option<Vec<Reader>> = None;
        let mut additional_properties: BTreeMap<String, Section> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("title", &mut title),
                object::required("sections", &mut sections),
                object::optional("revision", &mut revision),
                object::required("into_request", &mut into_request_),
                object::optional("pair", &mut pair),
                object::optional("parent", &mut parent),
                object::optional("lead", &mut lead),
                object::optional("byline", &mut byline),
                object::optional("aside", &mut aside),
                object::optional("owner", &mut owner),
                object::optional("reviewers", &mut reviewers),
                object::optional("comment", &mut slot::Passed),
            ],
            &mut additional_properties,
        )?;
        let (Some(title), Some(sections), Some(into_request_)) = (
            title,
            sections,
            into_request_,
        ) else {
            return Err(object::incomplete());
        };
        let value = Self {
            title,
            sections,
            revision: revision.unwrap_or(1),
            into_request_,
            pair,
            parent,
            lead,
            byline,
            aside,
            owner,
            reviewers,
            additional_properties,
        };
        object::check(value.pair.as_ref().is_none_or(|pair| pair.len() == 2), "pair")?;
        Ok(value)
    }
}

object::implement!(Article);

/// The fields of [`Article`] that [`ArticleRequest`] lacks.
#[derive(Clone, Debug)]
pub struct ArticleMissing {
    /// `pair`.
    pub pair: Option<Pair>,
    /// `parent`.
    pub parent: Nullable<Box<Article>>,
    /// `byline`.
    pub byline: Nullable<Contact>,
    /// `owner`.
    pub owner: Option<Owner>,
    /// `reviewers`.
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

impl json::Decode for ArticleAside {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut seen: Option<bool> = None;
        object::read(reader, &mut [object::optional("seen", &mut seen)])?;
        Ok(Self { seen })
    }
}

object::implement!(ArticleAside);

impl From<ArticleAsideRequest> for ArticleAside {
    fn from(_: ArticleAsideRequest) -> Self {
        Self { seen: None }
    }
}
