// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// The request of `listThings`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListThingsRequest {}

impl ListThingsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: none yet.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListThingsResponse {}

impl ListThingsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// The errors of `listThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListThingsFailure {}

impl ListThingsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `listThings`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match pipeline::admit_anonymous(api, parts).await {
        Ok(admitted) => admitted,
        Err(response) => return response,
    };
    let result = respond(api).await;
    pipeline::finish(api, &headers, result)
}

async fn respond<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = ListThingsRequest::decode()?;
    match Api::list_things(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
