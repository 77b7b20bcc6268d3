// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByOffset`: `GET /orders/by-offset`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, query, record, response};
use crate::traits::CommonHeaders;
use crate::types::page::Page;

/// The request of `listByOffset`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByOffsetRequest {
    pub offset: Option<i32>,
}

record::implement! {
    ListByOffsetRequest {
        optional(offset: i32);
    }
}

impl ListByOffsetRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [offset] = query::read(parts.uri.query(), ["offset"], &mut violations);
        let offset = offset
            .optional(&mut violations, |text| parameter::integer(text, 1..=i32::MAX));
        violations.into_result()?;
        Ok(Self { offset })
    }
}

/// `200`: a page.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListByOffsetResponse {
    /// The body.
    pub body: Page,
}

impl From<Page> for ListByOffsetResponse {
    fn from(body: Page) -> Self {
        Self { body }
    }
}

impl ListByOffsetResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listByOffset`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListByOffsetFailure {}

impl ListByOffsetFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listByOffset`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListByOffsetRequest::decode(parts)?;
    match Api::list_by_offset(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
