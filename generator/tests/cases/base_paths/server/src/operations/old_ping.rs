// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `oldPing`: `GET /old/ping`.

use http::request::Parts;
use http::{HeaderMap, HeaderName, HeaderValue, Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{header, response};
use crate::traits::CommonHeaders;

/// The request of `oldPing`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OldPingRequest {}

impl OldPingRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: alive.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OldPingResponse {}

impl OldPingResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `oldPing`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OldPingFailure {}

impl OldPingFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `oldPing`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = OldPingRequest::decode()?;
    match Api::old_ping(api, request).await {
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
        const { HeaderValue::from_static("</ping>; rel=\"successor-version\"") },
    );
}
