// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNewer`: `GET /newer`.

use http::request::Parts;
use http::{HeaderName, HeaderValue, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, response};

/// The request of `tryNewer`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TryNewerRequest {}

impl TryNewerRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: tried.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct TryNewerResponse {}

impl TryNewerResponse {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        Ok(response::empty(StatusCode::OK))
    }
}

/// The errors of `tryNewer`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TryNewerFailure {}

impl TryNewerFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Handles a request to `tryNewer`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match pipeline::admit_anonymous(api, parts).await {
        Ok(admitted) => admitted,
        Err(response) => return response,
    };
    let result = respond(api).await;
    pipeline::finish(api, &headers, result)
}

async fn respond<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = TryNewerRequest::decode()?;
    match Api::try_newer(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// The headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` to the successor
/// (RFC 5829).
static DEPRECATION: [(HeaderName, HeaderValue); 1] = [
    (
        HeaderName::from_static("link"),
        HeaderValue::from_static("</old>; rel=\"successor-version\""),
    ),
];

/// Adds the deprecation headers to a response.
pub(crate) fn announce(mut response: Response<Body>) -> Response<Body> {
    header::append_all(response.headers_mut(), &DEPRECATION);
    response
}
