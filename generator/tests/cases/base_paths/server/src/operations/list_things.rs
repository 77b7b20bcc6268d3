// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `listThings`: `GET /things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `listThings`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListThingsRequest {}

impl ListThingsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: none yet.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListThingsResponse {}

impl ListThingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `listThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListThingsFailure {}

impl ListThingsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listThings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListThingsRequest::decode()?;
    match Api::list_things(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
