// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `ping`: `GET /`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `ping` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PingRequest {}

impl PingRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: alive.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PingResponse {}

impl PingResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `ping` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PingFailure {}

impl PingFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `ping`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = PingRequest::decode()?;
    match Api::ping(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
