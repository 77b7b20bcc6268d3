// @generated from responses.yaml by `cargo xtask codegen`; do not edit.
//! `findParcels`: `HEAD /parcels`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::{CommonHeaders, Reject};

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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `findParcels`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum FindParcelsFailure {}

impl FindParcelsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `findParcels`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = FindParcelsRequest::decode()?;
    match Api::find_parcels(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Creates the response to a rejected request, as documented by `listParcels`.
#[cold]
pub(crate) fn reject<A: Api>(api: &A, rejection: &Rejection, into: &mut Response<Body>) {
    into.headers_mut().clear();
    let status = rejection.status();
    let encoded = match status.as_u16() {
        400 | 401 | 403 | 429 | 500 | 503 => {
            response::json(into, status, &Reject::error(api, rejection))
        }
        _ => return pipeline::reject(api, rejection, into),
    };
    if encoded.is_err() {
        response::empty(into, StatusCode::INTERNAL_SERVER_ERROR);
    }
    rejection.write_headers(into.headers_mut());
}
