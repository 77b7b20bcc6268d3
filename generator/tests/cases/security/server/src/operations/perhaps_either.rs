// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `perhapsEither`: `GET /perhaps-either`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{api_key, bearer, response};
use crate::traits::CommonHeaders;

/// The request of `perhapsEither`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PerhapsEitherRequest {}

impl PerhapsEitherRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PerhapsEitherResponse {}

impl PerhapsEitherResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `perhapsEither`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PerhapsEitherFailure {}

impl PerhapsEitherFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `perhapsEither`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit_optional(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = PerhapsEitherRequest::decode()?;
    match Api::perhaps_either(api, caller.as_ref(), request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative. Returns `None` only
/// if the request has no credential at all.
async fn authenticate<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<Option<A::Caller>, Rejection> {
    if !api_key::any_sent(
        parts,
        &[
            KeyCarrier::Header("authorization"),
            KeyCarrier::Query("key"),
            KeyCarrier::Cookie("SESSION"),
        ],
    ) {
        return Ok(None);
    }
    let mut alternatives = Alternatives::new(bearer::CHALLENGE);
    match pipeline::oauth(api, parts, &["read"]).await {
        Ok(caller) => return Ok(Some(caller)),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::query_and_session(api, parts, [&[], &[]]).await {
        Ok(caller) => return Ok(Some(caller)),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}
