// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `search`: `POST /search`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::field_style::FieldStyles;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::Schema;
use crate::runtime::union::{self, Union};
use crate::runtime::union_schema::UnionSchema;
use crate::runtime::violation::Violations;
use crate::runtime::{form, json, record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::by_number::{ByNumber, BY_NUMBER_SCHEMA};
use crate::types::by_text::{ByText, BY_TEXT_SCHEMA};

/// The request of `search`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchRequest {
    /// The body.
    pub body: SearchBody,
}

/// The required fields of [`SearchRequest`].
#[derive(Debug)]
pub struct SearchRequestRequired {
    /// The body.
    pub body: SearchBody,
}

record::implement! {
    SearchRequest from SearchRequestRequired {
        required(body);
    }
}

impl SearchRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read(
                parts,
                body,
                body_limit,
                "application/x-www-form-urlencoded",
            )
            .await?;
        let mut violations = Violations::new();
        let body: Option<SearchBody> = form::decode(
            &bytes,
            &SEARCH_BODY_SCHEMA,
            FieldStyles::new(&[]),
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: found.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SearchResponse {}

impl SearchResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `search`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SearchFailure {}

impl SearchFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `search`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = SearchRequest::decode(parts, body, body_limit).await?;
    match Api::search(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum SearchBody {
    ByNumber(ByNumber),
    ByText(ByText),
}

impl From<ByNumber> for SearchBody {
    fn from(value: ByNumber) -> Self {
        Self::ByNumber(value)
    }
}

impl From<ByText> for SearchBody {
    fn from(value: ByText) -> Self {
        Self::ByText(value)
    }
}

impl json::Encode for SearchBody {
    fn encode(&self, writer: &mut json::Writer) {
        match self {
            Self::ByNumber(value) => writer.value(value),
            Self::ByText(value) => writer.value(value),
        }
    }
}

impl Union for SearchBody {
    fn read(branch: usize, reader: &mut json::Reader<'_>) -> json::Result<Self> {
        match branch {
            0 => json::decode(reader).map(Self::ByNumber),
            _ => json::decode(reader).map(Self::ByText),
        }
    }
}

union::implement! {
    SearchBody by one shape {
        0 = object { required ["number"] };
        1 = object { required ["text"] };
    }
}

pub(crate) static SEARCH_BODY_SCHEMA: Schema = Schema::Other(
    &UnionSchema {
        discriminator: <SearchBody as union::Discriminated>::DISCRIMINATOR,
        variants: &[
            Schema::Reference(&BY_NUMBER_SCHEMA),
            Schema::Reference(&BY_TEXT_SCHEMA),
        ],
    },
);
