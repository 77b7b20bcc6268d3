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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getNothing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetNothingFailure {}

impl GetNothingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getNothing`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let (headers, caller) = pipeline::admit_anonymous(api, parts).await;
    let result = match caller {
        Ok(()) => respond(api, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), pipeline::reject, into);
}

async fn respond<A: Api>(api: &A, into: &mut Response<Body>) -> Result<(), Rejection> {
    let request = GetNothingRequest::decode()?;
    match Api::get_nothing(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
