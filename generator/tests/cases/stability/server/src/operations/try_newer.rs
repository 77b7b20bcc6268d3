// @generated from stability.yaml by `cargo xtask codegen`; do not edit.
//! `tryNewer`: `GET /newer`.

use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, response};
use crate::traits::CommonHeaders;

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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `tryNewer`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum TryNewerFailure {}

impl TryNewerFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `tryNewer`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = TryNewerRequest::decode()?;
    match Api::try_newer(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Adds the headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Link` to the successor
/// (RFC 5829).
pub(crate) fn announce(headers: &mut HeaderMap) {
    header::append(
        headers,
        const { HeaderName::from_static("link") },
        const { HeaderValue::from_static("</old>; rel=\"successor-version\"") },
    );
}
