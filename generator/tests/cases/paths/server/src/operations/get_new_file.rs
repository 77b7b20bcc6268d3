// @generated from paths.yaml by `cargo xtask codegen`; do not edit.
//! `getNewFile`: `GET /files/new`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `getNewFile`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNewFileRequest {}

impl GetNewFileRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNewFileResponse {}

impl GetNewFileResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `getNewFile`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetNewFileFailure {}

impl GetNewFileFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getNewFile`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetNewFileRequest::decode()?;
    match Api::get_new_file(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
