// @generated from security.yaml by `cargo xtask codegen`; do not edit.
//! `perhaps`: `GET /perhaps`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::api_key::KeyCarrier;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{api_key, response};
use crate::traits::CommonHeaders;

/// The request of `perhaps`.
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
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `perhaps`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PerhapsFailure {}

impl PerhapsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `perhaps`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit_optional(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = PerhapsRequest::decode()?;
    match Api::perhaps(api, caller.as_ref(), request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative. Returns `None` only
/// if the request has no credential at all.
async fn authenticate<A: Api>(
    api: &A,
    parts: &Parts,
) -> Result<Option<A::Caller>, Rejection> {
    if !api_key::any_sent(parts, &[KeyCarrier::Header("authorization")]) {
        return Ok(None);
    }
    pipeline::token(api, parts, &[]).await.map(Some)
}
