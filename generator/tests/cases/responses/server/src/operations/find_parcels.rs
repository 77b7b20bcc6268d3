// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `findParcels`: `HEAD /parcels`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::Reject;

/// The request of `findParcels`.
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

/// The errors of `findParcels`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FindParcelsFailure {}

impl FindParcelsFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `findParcels`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match pipeline::admit_anonymous(api, parts, reject).await {
        Ok(admitted) => admitted,
        Err(response) => return response,
    };
    let result = respond(api).await;
    pipeline::finish(api, &headers, result, reject)
}

async fn respond<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = FindParcelsRequest::decode()?;
    match Api::find_parcels(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// Creates the response to a rejected request, as documented by `listParcels`.
#[cold]
fn reject<A: Api>(api: &A, rejection: &Rejection) -> Response<Body> {
    let status = rejection.status();
    let response = match status.as_u16() {
        400 | 401 | 403 | 429 | 500 | 503 => {
            response::json(status, &Reject::error(api, rejection))
        }
        _ => return pipeline::reject(api, rejection),
    };
    pipeline::complete(response, rejection)
}
