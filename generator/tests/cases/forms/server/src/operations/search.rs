// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! `search`: `POST /search`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{form, request_body, response};
use crate::types::SearchBody;
use crate::{gate, types};

/// What `search` is asked for.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SearchRequest {
    /// The body.
    pub body: SearchBody,
}

/// What no [`SearchRequest`] can be without.
#[derive(Debug)]
pub struct SearchRequestRequired {
    /// The body.
    pub body: SearchBody,
}

impl From<SearchRequestRequired> for SearchRequest {
    fn from(required: SearchRequestRequired) -> Self {
        Self { body: required.body }
    }
}

impl SearchRequest {
    /// Decodes a request, or tells every rule that it breaks.
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
            &types::search_body::SCHEMA,
            &[],
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `search` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum SearchFailure {}

impl SearchFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `search`.
pub(crate) async fn serve<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, parts, body, body_limit).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
) -> Result<Response<Body>, Rejection> {
    let request = SearchRequest::decode(parts, body, body_limit).await?;
    match Api::search(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
