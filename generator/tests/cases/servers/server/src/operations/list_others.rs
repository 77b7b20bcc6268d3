// @generated from servers.yaml by `cargo xtask codegen`; do not edit.
//! `listOthers`: `GET /v1/others`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `listOthers`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOthersRequest {}

impl ListOthersRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: none yet.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListOthersResponse {}

impl ListOthersResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `listOthers`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListOthersFailure {}

impl ListOthersFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listOthers`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListOthersRequest::decode()?;
    match Api::list_others(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
