// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `useOld`: `GET /old`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `useOld` is asked for.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `useOld` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum UseAgainFailure {}

impl UseAgainFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `useOld`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = UseAgainRequest::decode()?;
    match Api::use_again(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
