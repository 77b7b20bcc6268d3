// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `either`: `GET /either`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{bearer, response};

/// What `either` is asked for.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `either` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum EitherFailure {}

impl EitherFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `either`.
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
    let mut alternatives = Alternatives::new(bearer::CHALLENGE);
    match gate::header_and_query(api, parts, [&[], &[]]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match gate::oauth_and_session(api, parts, [&["read"], &[]]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match gate::oauth(api, parts, &["admin"]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match gate::header(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}

async fn answer<A: Api>(
    api: &A,
    caller: &A::Caller,
) -> Result<Response<Body>, Rejection> {
    let request = EitherRequest::decode()?;
    match Api::either(api, caller, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
