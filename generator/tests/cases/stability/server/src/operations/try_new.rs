// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNew`: `GET /new`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `tryNew`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TryNewRequest {}

impl TryNewRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: tried.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TryNewResponse {}

impl TryNewResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `tryNew`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TryNewFailure {}

impl TryNewFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `tryNew`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = TryNewRequest::decode()?;
    match Api::try_new(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
