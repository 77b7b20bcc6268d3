// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `queryText`: `POST /queries`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, record, response};
use crate::traits::CommonHeaders;

/// The request of `queryText`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct QueryTextRequest {
    pub path: Option<String>,
}

record::implement! {
    QueryTextRequest {
        optional(path: String);
    }
}

impl QueryTextRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let path = query::whole(parts.uri.query(), &mut violations)
            .optional(&mut violations, parameter::text);
        violations.into_result()?;
        Ok(Self { path })
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct QueryTextResponse {}

impl QueryTextResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `queryText`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum QueryTextFailure {}

impl QueryTextFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `queryText`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::login(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = QueryTextRequest::decode(parts)?;
    match Api::query_text(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
