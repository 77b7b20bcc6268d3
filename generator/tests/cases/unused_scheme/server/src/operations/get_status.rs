// @generated from unused_scheme.yaml by `cargo xtask codegen`; do not edit.
//! `getStatus`: `GET /status`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `getStatus` is asked for.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `getStatus` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetStatusFailure {}

impl GetStatusFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `getStatus`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = GetStatusRequest::decode()?;
    match Api::get_status(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
