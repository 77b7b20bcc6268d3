// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByCursor`: `GET /orders/by-cursor`.

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

/// The request of `listByCursor`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByCursorRequest {
    pub after: Option<String>,
}

record::implement! {
    ListByCursorRequest {
        optional(after: String);
    }
}

impl ListByCursorRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(parts: &Parts) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let [after] = query::read(parts.uri.query(), ["after"], &mut violations);
        let after = after.optional(&mut violations, parameter::text);
        violations.into_result()?;
        Ok(Self { after })
    }
}

/// `200`: a page.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListByCursorResponse {
    /// The body.
    pub body: Page,
}

impl From<Page> for ListByCursorResponse {
    fn from(body: Page) -> Self {
        Self { body }
    }
}

impl ListByCursorResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listByCursor`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListByCursorFailure {}

impl ListByCursorFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listByCursor`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListByCursorRequest::decode(parts)?;
    match Api::list_by_cursor(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
