// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `deep4`: `GET /a/b/c/d/e`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `deep4` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep4Request {}

impl Deep4Request {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct Deep4Response {}

impl Deep4Response {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::NO_CONTENT))
    }
}

/// How `deep4` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Deep4Failure {}

impl Deep4Failure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `deep4`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = Deep4Request::decode()?;
    match Api::deep4(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
