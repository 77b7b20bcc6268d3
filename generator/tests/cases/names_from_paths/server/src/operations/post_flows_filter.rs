// @generated from names_from_paths.yaml by `cargo xtask codegen`; do not edit.
//! `read_flows_flows_filter_post`: `POST /flows/filter`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;

/// The request of `read_flows_flows_filter_post`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostFlowsFilterRequest {}

impl PostFlowsFilterRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: none.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct PostFlowsFilterResponse {}

impl PostFlowsFilterResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `read_flows_flows_filter_post`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum PostFlowsFilterFailure {}

impl PostFlowsFilterFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `read_flows_flows_filter_post`. The common headers are set
/// if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = PostFlowsFilterRequest::decode()?;
    match Api::post_flows_filter(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
