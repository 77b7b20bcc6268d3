// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object};
use crate::types::{
    ContactRequest, OwnerRequest, PairRequest, ReaderRequest, SectionRequest,
    SectionsRequest, CONTACT_REQUEST_SCHEMA, OWNER_REQUEST_SCHEMA, PAIR_REQUEST_SCHEMA,
    READER_REQUEST_SCHEMA, SECTIONS_REQUEST_SCHEMA, SECTION_REQUEST_SCHEMA,
};

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

/// The JSON schema of [`ArticleRequest`].
pub(crate) static ARTICLE_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "title",
            required: true,
            schema: Schema::String(&[]),
        },
        Field {
            name: "sections",
            required: true,
            schema: Schema::Reference(&SECTIONS_REQUEST_SCHEMA),
        },
        Field {
            name: "comment",
            required: false,
            schema: Schema::String(&[]),
        },
        Field {
            name: "into_request",
            required: true,
            schema: Schema::Boolean,
        },
        Field {
            name: "pair",
            required: false,
            schema: Schema::Reference(&PAIR_REQUEST_SCHEMA),
        },
        Field {
            name: "parent",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&ARTICLE_REQUEST_SCHEMA)),
        },
        Field {
            name: "lead",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&SECTION_REQUEST_SCHEMA)),
        },
        Field {
            name: "byline",
            required: false,
            schema: Schema::Nullable(&Schema::Reference(&CONTACT_REQUEST_SCHEMA)),
        },
        Field {
            name: "aside",
            required: false,
            schema: Schema::Reference(&ARTICLE_ASIDE_REQUEST_SCHEMA),
        },
        Field {
            name: "owner",
            required: false,
            schema: Schema::Reference(&OWNER_REQUEST_SCHEMA),
        },
        Field {
            name: "reviewers",
            required: false,
            schema: Schema::Array(
                &Items {
                    schema: Schema::Reference(&READER_REQUEST_SCHEMA),
                    minimum: 0,
                    maximum: usize::MAX,
                },
            ),
        },
        Field {
            name: "revision",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Each(&Schema::Reference(&SECTION_REQUEST_SCHEMA)),
);

/// `ArticleAside`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ArticleAsideRequest {}

object::implement! {
    ArticleAsideRequest {}, ignored("seen")
}

/// The JSON schema of [`ArticleAsideRequest`].
pub(crate) static ARTICLE_ASIDE_REQUEST_SCHEMA: Schema = Schema::Object(
    &[
        Field {
            name: "seen",
            required: false,
            schema: Schema::Any,
        },
    ],
    AdditionalProperties::Any,
);
