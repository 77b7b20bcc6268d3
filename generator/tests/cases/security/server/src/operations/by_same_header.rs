// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `bySameHeader`: `GET /same-header`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `bySameHeader` is asked for.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `bySameHeader` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum BySameHeaderFailure {}

impl BySameHeaderFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `bySameHeader`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let credential = authenticate(api, parts).await;
    let (headers, caller) = match gate::enter(api, parts, credential).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, &caller).await;
    gate::leave(api, &headers, answer)
}

/// Who calls, by the first way in that leads there.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(
        "Digest, Basic realm=\"api\", charset=\"UTF-8\", Bearer",
    );
    match gate::digest(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match gate::account(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match gate::token(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

async fn answer<A: Api>(
    api: &A,
    caller: &A::Caller,
) -> Result<Response<Body>, Rejection> {
    let request = BySameHeaderRequest::decode()?;
    match Api::by_same_header(api, caller, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
