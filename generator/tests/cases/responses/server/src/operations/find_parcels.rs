// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `findParcels`: `HEAD /parcels`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::hooks::Reject;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// What `findParcels` is asked for.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FindParcelsRequest {}

impl FindParcelsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: they are there.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct FindParcelsResponse {}

impl FindParcelsResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// How `findParcels` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FindParcelsFailure {}

impl FindParcelsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `findParcels`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts, reject).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer, reject)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = FindParcelsRequest::decode()?;
    match Api::find_parcels(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// Answers a rejected request as `listParcels` documents it.
#[cold]
fn reject<A: Api>(api: &A, rejection: &Rejection) -> Response<Body> {
    let status = rejection.status();
    let answer = match status.as_u16() {
        400 | 401 | 403 | 429 | 500 | 503 => {
            response::json(status, &Reject::error(api, rejection))
        }
        _ => return gate::reject(api, rejection),
    };
    gate::complete(answer, rejection)
}
