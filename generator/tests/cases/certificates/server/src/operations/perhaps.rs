// @generated from certificates.yaml by `cargo xtask codegen`; do not edit.
//! `perhaps`: `GET /perhaps`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{peer_certificates, response};

/// What `perhaps` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PerhapsRequest {}

impl PerhapsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: fine.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PerhapsResponse {}

impl PerhapsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `perhaps` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PerhapsFailure {}

impl PerhapsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `perhaps`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let credential = authenticate(api, parts).await;
    let (headers, caller) = match gate::enter_optional(api, parts, credential).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api, caller.as_ref()).await;
    gate::leave(api, &headers, answer)
}

/// Who calls, by the first way in that leads there. It is nobody only where no
/// credential was sent, not even a part of one.
async fn authenticate<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<Option<A::Caller>, Rejection> {
    if peer_certificates::find(parts).is_none() {
        return Ok(None);
    }
    gate::certificate(api, parts, &[]).await.map(Some)
}

async fn answer<A: Api>(
    api: &A,
    caller: Option<&A::Caller>,
) -> Result<Response<Body>, Rejection> {
    let request = PerhapsRequest::decode()?;
    match Api::perhaps(api, caller, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
