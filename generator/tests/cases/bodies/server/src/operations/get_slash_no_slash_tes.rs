// @generated from bodies.yaml by `cargo xtask codegen`; do not edit.
//! `get_slash_no_slash_tes`: `GET /no/tes`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `get_slash_no_slash_tes`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSlashNoSlashTesRequest {}

impl GetSlashNoSlashTesRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetSlashNoSlashTesResponse {}

impl GetSlashNoSlashTesResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `get_slash_no_slash_tes`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetSlashNoSlashTesFailure {}

impl GetSlashNoSlashTesFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `get_slash_no_slash_tes`. The common headers are set if it
/// returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetSlashNoSlashTesRequest::decode()?;
    match Api::get_slash_no_slash_tes(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
