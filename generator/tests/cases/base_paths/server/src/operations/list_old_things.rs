// @generated from base_paths.yaml by `cargo xtask codegen`; do not edit.
//! `listOldThings`: `GET /old/things`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `listOldThings`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOldThingsRequest {}

impl ListOldThingsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: none yet.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOldThingsResponse {}

impl ListOldThingsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `listOldThings`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListOldThingsFailure {}

impl ListOldThingsFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listOldThings`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListOldThingsRequest::decode()?;
    match Api::list_old_things(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
