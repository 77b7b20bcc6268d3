// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `useOld`: `GET /old`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `useOld`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UseAgainRequest {}

impl UseAgainRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: used.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct UseAgainResponse {}

impl UseAgainResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `useOld`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum UseAgainFailure {}

impl UseAgainFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `useOld`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = UseAgainRequest::decode()?;
    match Api::use_again(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
