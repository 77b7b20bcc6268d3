// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `Article`.

use std::collections::BTreeMap;

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::nullable::Nullable;
use crate::runtime::schema::{AdditionalProperties, Field, Items, Schema};
use crate::runtime::{json, object, slot};
use crate::types::{
    ContactRequest, OwnerRequest, PairRequest, ReaderRequest, SectionRequest,
    SectionsRequest, CONTACT_REQUEST_SCHEMA, OWNER_REQUEST_SCHEMA, PAIR_REQUEST_SCHEMA,
    READER_REQUEST_SCHEMA, SECTIONS_REQUEST_SCHEMA, SECTION_REQUEST_SCHEMA,
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
        let value = Self {
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
        };
        object::check(value.pair.as_ref().is_none_or(|pair| pair.len() == 2), "pair")?;
        Ok(value)
    }
}

object::implement!(ArticleRequest);

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
