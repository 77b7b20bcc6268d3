// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `either`: `GET /either`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{bearer, response};
use crate::traits::CommonHeaders;

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

/// Handles a request to `either`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = EitherRequest::decode()?;
    match Api::either(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(bearer::CHALLENGE);
    match pipeline::header_and_query(api, parts, [&[], &[]]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::oauth_and_session(api, parts, [&["read"], &[]]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::oauth(api, parts, &["admin"]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::header(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}
