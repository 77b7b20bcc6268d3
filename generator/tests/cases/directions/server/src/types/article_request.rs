// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Items, Schema};
use crate::runtime::{json, object, object_schema};
use crate::types::contact_request::{ContactRequest, CONTACT_REQUEST_SCHEMA};
use crate::types::owner_request::{OwnerRequest, OWNER_REQUEST_SCHEMA};
use crate::types::pair_request::{PairRequest, PAIR_REQUEST_SCHEMA};
use crate::types::reader_request::{ReaderRequest, READER_REQUEST_SCHEMA};
use crate::types::section_request::{SectionRequest, SECTION_REQUEST_SCHEMA};
use crate::types::sections_request::{SectionsRequest, SECTIONS_REQUEST_SCHEMA};

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
    }, ignored("revision"), check
}

impl object::Check for ArticleRequest {
    fn check(&self) -> json::Result<()> {
        object::require(self.pair.as_ref().is_none_or(|pair| pair.len() == 2), "pair")?;
        Ok(())
    }
}

object_schema::implement! {
    ARTICLE_REQUEST_SCHEMA {
        required("title", Schema::String(&[]));
        required("sections", Schema::Reference(&SECTIONS_REQUEST_SCHEMA));
        optional("comment", Schema::String(&[]));
        required("into_request", Schema::Boolean);
        optional("pair", Schema::Reference(&PAIR_REQUEST_SCHEMA));
        optional("parent", Schema::Nullable(&Schema::Reference(&ARTICLE_REQUEST_SCHEMA)));
        optional("lead", Schema::Nullable(&Schema::Reference(&SECTION_REQUEST_SCHEMA)));
        optional("byline", Schema::Nullable(&Schema::Reference(&CONTACT_REQUEST_SCHEMA)));
        optional("aside", Schema::Reference(&ARTICLE_ASIDE_REQUEST_SCHEMA));
        optional("owner", Schema::Reference(&OWNER_REQUEST_SCHEMA));
        optional("reviewers", Schema::Array(&Items { schema: Schema::Reference(&READER_REQUEST_SCHEMA), minimum: 0, maximum: usize::MAX }));
        optional("revision", Schema::Any);
    }, AdditionalProperties::Each(&Schema::Reference(&SECTION_REQUEST_SCHEMA))
}

/// `ArticleAside`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAsideRequest {}

object::implement! {
    ArticleAsideRequest {}, ignored("seen")
}

object_schema::implement! {
    ARTICLE_ASIDE_REQUEST_SCHEMA {
        optional("seen", Schema::Any);
    }, AdditionalProperties::Any
}
