// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::article::{Article, ArticleAside};
use crate::types::contact_request::ContactRequest;
use crate::types::owner_request::OwnerRequest;
use crate::types::pair_request::PairRequest;
use crate::types::reader_request::ReaderRequest;
use crate::types::section_request::SectionRequest;
use crate::types::sections_request::SectionsRequest;

/// `Article`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ArticleRequest {
    pub title: String,
    pub sections: SectionsRequest,
    pub comment: Option<String>,
    pub into_request_: bool,
    pub pair: Option<PairRequest>,
    pub parent: Nullable<Box<ArticleRequest>>,
    pub lead: Nullable<SectionRequest>,
    pub byline: Nullable<ContactRequest>,
    pub aside: Option<ArticleAsideRequest>,
    pub owner: Option<OwnerRequest>,
    pub reviewers: Option<Vec<ReaderRequest>>,
    /// The additional properties.
    pub additional_properties: BTreeMap<String, SectionRequest>,
}

/// The required fields of [`ArticleRequest`].
#[derive(Debug)]
pub struct ArticleRequestRequired {
    pub title: String,
    pub sections: SectionsRequest,
    pub into_request_: bool,
}

object::implement! {
    ArticleRequest from ArticleRequestRequired {
        required(title, "title");
        required(sections, "sections");
        optional(comment: String, "comment");
        required(into_request_, "into_request");
        optional(pair: Vec<ContactRequest>, "pair");
        nullable(parent: Box<ArticleRequest>, "parent");
        nullable(lead: SectionRequest, "lead");
        nullable(byline: ContactRequest, "byline");
        optional(aside: ArticleAsideRequest, "aside");
        optional(owner: OwnerRequest, "owner");
        optional(reviewers: Vec<ReaderRequest>, "reviewers");
        additional(additional_properties: BTreeMap<String, SectionRequest>);
    }, ignored("revision")
}

/// The fields of [`ArticleRequest`] that [`Article`] lacks.
#[derive(Clone, Debug)]
pub struct ArticleRequestMissing {
    pub parent: Nullable<Box<ArticleRequest>>,
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

object::implement! {
    ArticleAsideRequest {}, ignored("seen")
}

impl From<ArticleAside> for ArticleAsideRequest {
    fn from(_: ArticleAside) -> Self {
        Self {}
    }
}
