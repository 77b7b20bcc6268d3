// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNewer`: `GET /newer`.

use http::request::Parts;
use http::{HeaderName, HeaderValue, Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, response};

/// What `tryNewer` is asked for.
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

/// How `tryNewer` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TryNewerFailure {}

impl TryNewerFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `tryNewer`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = TryNewerRequest::decode()?;
    match Api::try_newer(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}

/// That the operation is deprecated (RFC 9745), when it may be gone (RFC
/// 8594), and what to use instead (RFC 5829).
static DEPRECATION: [(HeaderName, HeaderValue); 1] = [
    (
        HeaderName::from_static("link"),
        HeaderValue::from_static("</old>; rel=\"successor-version\""),
    ),
];

/// Announces on every response that the operation is deprecated.
pub(crate) fn announce(mut response: Response<Body>) -> Response<Body> {
    header::append_all(response.headers_mut(), &DEPRECATION);
    response
}
