// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByNumber`: `GET /orders/by-number`.

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

/// The request of `listByNumber`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByNumberRequest {
    pub page_number: i64,
}

record::implement! {
    ListByNumberRequest {
        default(page_number: i64 = 0);
    }
}

impl ListByNumberRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [page_number] = query::read(
            parts.uri.query(),
            ["page[number]"],
            &mut violations,
        );
        let page_number = page_number
            .optional(
                &mut violations,
                |text| parameter::integer(text, i64::MIN..=i64::MAX),
            );
        violations.into_result()?;
        Ok(Self {
            page_number: page_number.unwrap_or(0),
        })
    }
}

/// `200`: a page.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListByNumberResponse {
    /// The body.
    pub body: Page,
}

impl From<Page> for ListByNumberResponse {
    fn from(body: Page) -> Self {
        Self { body }
    }
}

impl ListByNumberResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listByNumber`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListByNumberFailure {}

impl ListByNumberFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listByNumber`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListByNumberRequest::decode(parts)?;
    match Api::list_by_number(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
