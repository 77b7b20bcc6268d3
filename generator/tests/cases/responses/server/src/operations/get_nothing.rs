// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `getNothing`: `GET /nothing`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// The request of `getNothing`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNothingRequest {}

impl GetNothingRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: nothing.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNothingResponse {}

impl GetNothingResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// The errors of `getNothing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetNothingFailure {}

impl GetNothingFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `getNothing`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match pipeline::admit_anonymous(api, parts, pipeline::reject).await {
        Ok(admitted) => admitted,
        Err(response) => return response,
    };
    let result = respond(api).await;
    pipeline::finish(api, &headers, result, pipeline::reject)
}

async fn respond<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = GetNothingRequest::decode()?;
    match Api::get_nothing(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
