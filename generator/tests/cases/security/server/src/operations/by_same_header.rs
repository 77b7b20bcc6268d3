// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `bySameHeader`: `GET /same-header`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `bySameHeader`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BySameHeaderRequest {}

impl BySameHeaderRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct BySameHeaderResponse {}

impl BySameHeaderResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `bySameHeader`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum BySameHeaderFailure {}

impl BySameHeaderFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `bySameHeader`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = BySameHeaderRequest::decode()?;
    match Api::by_same_header(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(
        "Digest, Basic realm=\"api\", charset=\"UTF-8\", Bearer",
    );
    match pipeline::digest(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::account(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::token(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}
