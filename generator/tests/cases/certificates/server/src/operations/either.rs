// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! `either`: `GET /either`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{bearer, response};

/// The request of `either`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EitherRequest {}

impl EitherRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct EitherResponse {}

impl EitherResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `either`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EitherFailure {}

impl EitherFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `either`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let mut caller = authenticate(api, parts).await;
    let headers = pipeline::admit(api, parts, &mut caller).await;
    let result = match caller {
        Ok(caller) => respond(api, &caller, into).await,
        Err(rejection) => Err(rejection),
    };
    pipeline::finish(api, &headers, result.as_ref().err(), into);
}

/// Authenticates the caller with the first valid alternative.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(bearer::CHALLENGE);
    match pipeline::certificate(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::token(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

async fn respond<A: Api>(
    api: &A,
    caller: &A::Caller,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let request = EitherRequest::decode()?;
    match Api::either(api, caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
