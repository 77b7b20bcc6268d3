// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByHeader`: `GET /orders/by-header`.

use http::request::Parts;
use http::{HeaderName, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{header, parameter, query, record, response};
use crate::traits::CommonHeaders;
use crate::types::page::Page;

/// The request of `listByHeader`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByHeaderRequest {
    pub after: Option<String>,
}

record::implement! {
    ListByHeaderRequest {
        optional(after: String);
    }
}

impl ListByHeaderRequest {
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
pub struct ListByHeaderResponse {
    /// The body.
    pub body: Page,
    pub x_next: Option<String>,
}

record::implement! {
    ListByHeaderResponse {
        required(body);
        optional(x_next: String);
    }
}

impl From<Page> for ListByHeaderResponse {
    fn from(body: Page) -> Self {
        Self { body, x_next: None }
    }
}

impl ListByHeaderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)?;
        let headers = into.headers_mut();
        if let Some(value) = &self.x_next {
            header::write(headers, const { HeaderName::from_static("x-next") }, value)?;
        }
        Ok(())
    }
}

/// The errors of `listByHeader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListByHeaderFailure {}

impl ListByHeaderFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listByHeader`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListByHeaderRequest::decode(parts)?;
    match Api::list_by_header(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
