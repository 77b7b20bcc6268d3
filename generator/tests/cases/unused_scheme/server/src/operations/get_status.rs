// @generated from unused_scheme.yaml by `cargo xtask codegen`; do not edit.
//! `getStatus`: `GET /status`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `getStatus`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetStatusRequest {}

impl GetStatusRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetStatusResponse {}

impl GetStatusResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `getStatus`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetStatusFailure {}

impl GetStatusFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getStatus`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetStatusRequest::decode()?;
    match Api::get_status(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
