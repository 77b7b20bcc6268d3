// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `openToo`: `GET /open-too`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `openToo`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OpenTooRequest {}

impl OpenTooRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OpenTooResponse {}

impl OpenTooResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `openToo`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OpenTooFailure {}

impl OpenTooFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `openToo`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = OpenTooRequest::decode()?;
    match Api::open_too(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
