// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
use crate::types::{Contact, Owner, Pair, Reader, Section, Sections};

/// `Article`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Article {
    /// `title`.
    pub title: String,
    /// `sections`.
    pub sections: Sections,
    /// `revision`.
    ///
    /// The server defaults to `1`.
    pub revision: Option<i64>,
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

object::implement! {
    Article from ArticleRequired {
        required(title, "title");
        required(sections, "sections");
        optional(revision: i64, "revision");
        required(into_request_, "into_request");
        optional(pair: Vec<Contact>, "pair");
        nullable(parent: Box<Article>, "parent");
        nullable(lead: Section, "lead");
        nullable(byline: Contact, "byline");
        optional(aside: ArticleAside, "aside");
        optional(owner: Owner, "owner");
        optional(reviewers: Vec<Reader>, "reviewers");
        others(additional_properties: BTreeMap<String, Section>);
    }, ignored("comment")
}

/// `ArticleAside`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAside {
    /// `seen`.
    pub seen: Option<bool>,
}

object::implement! {
    ArticleAside {
        optional(seen: bool, "seen");
    }
}
