// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::object;
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
    /// The server defaults to `1`.
    pub revision: Option<i64>,
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
        optional(revision: i64, "revision");
        required(into_request_, "into_request");
        optional(pair: Vec<Contact>, "pair");
        nullable(parent: Box<Article>, "parent");
        nullable(lead: Section, "lead");
        nullable(byline: Contact, "byline");
        optional(aside: ArticleAside, "aside");
        optional(owner: Owner, "owner");
        optional(reviewers: Vec<Reader>, "reviewers");
        additional(additional_properties: BTreeMap<String, Section>);
    }, ignored("comment")
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
