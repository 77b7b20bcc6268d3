// @generated from patterns.yaml by `cargo xtask codegen`; do not edit.
//! `postTags`: `POST /tags`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::patterns::TAG_PATTERN;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::schema::{Items, Schema};
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::tag::{Tag, TAG_SCHEMA};

/// The request of `postTags`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PostTagsRequest {
    /// The body.
    pub body: Vec<Tag>,
}

/// The required fields of [`PostTagsRequest`].
#[derive(Debug)]
pub struct PostTagsRequestRequired {
    /// The body.
    pub body: Vec<Tag>,
}

record::implement! {
    PostTagsRequest from PostTagsRequestRequired {
        required(body);
    }
}

/// The schema of the body.
static BODY: Schema = Schema::Array(
    &Items {
        schema: Schema::Reference(&TAG_SCHEMA),
        minimum: 0,
        maximum: usize::MAX,
    },
);

impl PostTagsRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Vec<Tag>> = request_body::decode_json(
            &bytes,
            &BODY,
            |body: &Vec<Tag>| {
                body
                    .iter()
                    .all(|item| item.chars().count() >= 2 && TAG_PATTERN.matches(item))
            },
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `204`: posted.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostTagsResponse {}

impl PostTagsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `postTags`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PostTagsFailure {}

impl PostTagsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `postTags`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PostTagsRequest::decode(parts, body, body_limit).await?;
    match Api::post_tags(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
