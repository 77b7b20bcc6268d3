// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNew`: `GET /new`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `tryNew` is asked for.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `tryNew` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TryNewFailure {}

impl TryNewFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `tryNew`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = TryNewRequest::decode()?;
    match Api::try_new(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
