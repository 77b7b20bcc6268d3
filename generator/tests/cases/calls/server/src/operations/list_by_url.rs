// @generated from calls.yaml by `cargo xtask codegen`; do not edit.
//! `listByUrl`: `GET /orders/by-url`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::page::Page;

/// The request of `listByUrl`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListByUrlRequest {}

impl ListByUrlRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: a page.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListByUrlResponse {
    /// The body.
    pub body: Page,
}

impl From<Page> for ListByUrlResponse {
    fn from(body: Page) -> Self {
        Self { body }
    }
}

impl ListByUrlResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listByUrl`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListByUrlFailure {}

impl ListByUrlFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listByUrl`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = pipeline::token(api, parts, &[]).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListByUrlRequest::decode()?;
    match Api::list_by_url(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
