// @generated from open_without_errors.yaml by `cargo xtask codegen`; do not edit.
//! `ping`: `GET /`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// The request of `ping`.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `ping`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PingFailure {}

impl PingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `ping`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let (headers, caller) = pipeline::admit_anonymous(api, parts).await;
    let result = match caller {
        Ok(()) => respond(api, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), into);
}

async fn respond<A: Api>(api: &A, into: &mut Response<Body>) -> Result<(), Rejection> {
    let request = PingRequest::decode()?;
    match Api::ping(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
