// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `listOldThings`: `GET /old/things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `listOldThings` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOldThingsRequest {}

impl ListOldThingsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: none yet.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOldThingsResponse {}

impl ListOldThingsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `listOldThings` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListOldThingsFailure {}

impl ListOldThingsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `listOldThings`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = ListOldThingsRequest::decode()?;
    match Api::list_old_things(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
