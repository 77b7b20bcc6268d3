// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep3`: `GET /a/b/c/d`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `deep3` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep3Request {}

impl Deep3Request {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep3Response {}

impl Deep3Response {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `deep3` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Deep3Failure {}

impl Deep3Failure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `deep3`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = Deep3Request::decode()?;
    match Api::deep3(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
