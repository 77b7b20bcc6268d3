// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `getNoTes`: `GET /no-tes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `getNoTes`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNoTesRequest {}

impl GetNoTesRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNoTesResponse {}

impl GetNoTesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getNoTes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetNoTesFailure {}

impl GetNoTesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getNoTes`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetNoTesRequest::decode()?;
    match Api::get_no_tes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
