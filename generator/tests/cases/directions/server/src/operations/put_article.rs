// @generated from directions.yaml by `cargo xtask codegen`; do not edit.
//! `putArticle`: `PUT /articles`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{record, request_body, response};
use crate::traits::CommonHeaders;
use crate::types::article::Article;
use crate::types::article_request::{ArticleRequest, ARTICLE_REQUEST_SCHEMA};

/// The request of `putArticle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutArticleRequest {
    /// The body.
    pub body: ArticleRequest,
}

/// The required fields of [`PutArticleRequest`].
#[derive(Debug)]
pub struct PutArticleRequestRequired {
    /// The body.
    pub body: ArticleRequest,
}

record::implement! {
    PutArticleRequest from PutArticleRequestRequired {
        required(body);
    }
}

impl PutArticleRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<ArticleRequest> = request_body::decode_json(
            &bytes,
            &ARTICLE_REQUEST_SCHEMA,
            |_| true,
            &mut violations,
        );
        let (Some(body), true) = (body, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { body })
    }
}

/// `200`: put.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct PutArticleResponse {
    /// The body.
    pub body: Article,
}

impl From<Article> for PutArticleResponse {
    fn from(body: Article) -> Self {
        Self { body }
    }
}

impl PutArticleResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `putArticle`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PutArticleFailure {}

impl PutArticleFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `putArticle`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PutArticleRequest::decode(parts, body, body_limit).await?;
    match Api::put_article(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
