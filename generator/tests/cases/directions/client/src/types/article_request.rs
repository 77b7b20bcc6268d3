// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::{json, object, slot};
use crate::types::{
    Article, ArticleAside, ContactRequest, OwnerRequest, PairRequest, ReaderRequest,
    SectionRequest, SectionsRequest,
};

/// `Article`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ArticleRequest {
    /// `title`.
    pub title: String,
    /// `sections`.
    pub sections: SectionsRequest,
    /// `comment`.
    pub comment: Option<String>,
    /// `into_request`.
    pub into_request_: bool,
    /// `pair`.
    pub pair: Option<PairRequest>,
    /// `parent`.
    pub parent: Nullable<Box<ArticleRequest>>,
    /// `lead`.
    pub lead: Nullable<SectionRequest>,
    /// `byline`.
    pub byline: Nullable<ContactRequest>,
    /// `aside`.
    pub aside: Option<ArticleAsideRequest>,
    /// `owner`.
    pub owner: Option<OwnerRequest>,
    /// `reviewers`.
    pub reviewers: Option<Vec<ReaderRequest>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, SectionRequest>,
}

/// The required fields of [`ArticleRequest`].
#[derive(Debug)]
pub struct ArticleRequestRequired {
    /// `title`.
    pub title: String,
    /// `sections`.
    pub sections: SectionsRequest,
    /// `into_request`.
    pub into_request_: bool,
}

impl From<ArticleRequestRequired> for ArticleRequest {
    fn from(required: ArticleRequestRequired) -> Self {
        Self {
            title: required.title,
            sections: required.sections,
            comment: None,
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

impl ArticleRequest {
    /// Sets `comment`.
    #[must_use]
    pub fn comment(mut self, comment: impl IntoOptional<String>) -> Self {
        self.comment = comment.into_optional();
        self
    }

    /// Sets `pair`.
    #[must_use]
    pub fn pair(mut self, pair: impl IntoIterator<Item = ContactRequest>) -> Self {
        self.pair = Some(pair.into_iter().collect());
        self
    }

    /// Sets `parent`.
    #[must_use]
    pub fn parent(mut self, parent: impl Into<Nullable<ArticleRequest>>) -> Self {
        self.parent = parent.into().map(Box::new);
        self
    }

    /// Sets `lead`.
    #[must_use]
    pub fn lead(mut self, lead: impl Into<Nullable<SectionRequest>>) -> Self {
        self.lead = lead.into();
        self
    }

    /// Sets `byline`.
    #[must_use]
    pub fn byline(mut self, byline: impl Into<Nullable<ContactRequest>>) -> Self {
        self.byline = byline.into();
        self
    }

    /// Sets `aside`.
    #[must_use]
    pub fn aside(mut self, aside: impl Into<Option<ArticleAsideRequest>>) -> Self {
        self.aside = aside.into();
        self
    }

    /// Sets `owner`.
    #[must_use]
    pub fn owner(mut self, owner: impl Into<Option<OwnerRequest>>) -> Self {
        self.owner = owner.into();
        self
    }

    /// Sets `reviewers`.
    #[must_use]
    pub fn reviewers(
        mut self,
        reviewers: impl IntoIterator<Item = ReaderRequest>,
    ) -> Self {
        self.reviewers = Some(reviewers.into_iter().collect());
        self
    }

    /// Sets `additional_properties`.
    #[must_use]
    pub fn additional_properties(
        mut self,
        additional_properties: BTreeMap<String, SectionRequest>,
    ) -> Self {
        self.additional_properties = additional_properties;
        self
    }
}

impl json::EncodeFields for ArticleRequest {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.field("title", &self.title);
        fields.field("sections", &self.sections);
        fields.optional("comment", &self.comment);
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

impl json::Decode for ArticleRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut title: Option<String> = None;
        let mut sections: Option<SectionsRequest> = None;
        let mut comment: Option<String> = None;
        let mut into_request_: Option<bool> = None;
        let mut pair: Option<PairRequest> = None;
        let mut parent: Nullable<Box<ArticleRequest>> = Nullable::Absent;
        let mut lead: Nullable<SectionRequest> = Nullable::Absent;
        let mut byline: Nullable<ContactRequest> = Nullable::Absent;
        let mut aside: Option<ArticleAsideRequest> = None;
        let mut owner: Option<OwnerRequest> = None;
        let mut reviewers: Option<Vec<ReaderRequest>> = None;
        let mut additional_properties: BTreeMap<String, SectionRequest> = BTreeMap::new();
        object::read_keeping(
            reader,
            &mut [
                object::required("title", &mut title),
                object::required("sections", &mut sections),
                object::optional("comment", &mut comment),
                object::required("into_request", &mut into_request_),
                object::optional("pair", &mut pair),
                object::optional("parent", &mut parent),
                object::optional("lead", &mut lead),
                object::optional("byline", &mut byline),
                object::optional("aside", &mut aside),
                object::optional("owner", &mut owner),
                object::optional("reviewers", &mut reviewers),
                object::optional("revision", &mut slot::Passed),
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
        Ok(Self {
            title,
            sections,
            comment,
            into_request_,
            pair,
            parent,
            lead,
            byline,
            aside,
            owner,
            reviewers,
            additional_properties,
        })
    }
}

object::implement!(ArticleRequest);

/// The fields of [`ArticleRequest`] that [`Article`] lacks.
#[derive(Clone, Debug)]
pub struct ArticleRequestMissing {
    /// `parent`.
    pub parent: Nullable<Box<ArticleRequest>>,
    /// `reviewers`.
    pub reviewers: Option<Vec<ReaderRequest>>,
}

impl Article {
    /// Converts to [`ArticleRequest`] with the `missing` fields; response-only fields
    /// are dropped.
    #[must_use]
    pub fn into_request(self, missing: ArticleRequestMissing) -> ArticleRequest {
        ArticleRequest {
            title: self.title,
            sections: self.sections.into_iter().map(Into::into).collect(),
            comment: None,
            into_request_: self.into_request_,
            pair: self.pair.map(|value| value.into_iter().map(Into::into).collect()),
            parent: missing.parent,
            lead: self.lead.map(Into::into),
            byline: self.byline.map(Into::into),
            aside: self.aside.map(Into::into),
            owner: self.owner.map(Into::into),
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
pub struct ArticleAsideRequest {}

impl json::EncodeFields for ArticleAsideRequest {
    fn encode_fields(&self, _fields: &mut json::Fields<'_>) {}
}

impl json::Decode for ArticleAsideRequest {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        object::read(reader, &mut [object::optional("seen", &mut slot::Passed)])?;
        Ok(Self {})
    }
}

object::implement!(ArticleAsideRequest);

impl From<ArticleAside> for ArticleAsideRequest {
    fn from(_: ArticleAside) -> Self {
        Self {}
    }
}
