// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `useOld`: `GET /old`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// The request of `useOld`.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `useOld`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum UseAgainFailure {}

impl UseAgainFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `useOld`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let (headers, caller) = pipeline::admit_anonymous(api, parts).await;
    let result = match caller {
        Ok(()) => respond(api, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), into);
}

async fn respond<A: Api>(api: &A, into: &mut Response<Body>) -> Result<(), Rejection> {
    let request = UseAgainRequest::decode()?;
    match Api::use_again(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
