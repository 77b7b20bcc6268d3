// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `byOpenId`: `GET /open-id`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `byOpenId` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ByOpenIdRequest {}

impl ByOpenIdRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ByOpenIdResponse {}

impl ByOpenIdResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `byOpenId` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ByOpenIdFailure {}

impl ByOpenIdFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `byOpenId`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let credential = gate::open_id(api, parts, &["email"]).await;
    let (headers, caller) = match gate::enter(api, parts, credential).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, &caller).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(
    api: &A,
    caller: &A::Caller,
) -> Result<Response<Body>, Rejection> {
    let request = ByOpenIdRequest::decode()?;
    match Api::by_open_id(api, caller, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
