// @generated from careful_client.yaml by `cargo xtask codegen`; do not edit.
//! `getNewest`: `GET /animals/newest`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::newest::Newest;

/// The request of `getNewest`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct GetNewestRequest {}

impl GetNewestRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: the newest.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetNewestResponse {
    /// The body.
    pub body: Newest,
}

impl From<Newest> for GetNewestResponse {
    fn from(body: Newest) -> Self {
        Self { body }
    }
}

impl GetNewestResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getNewest`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetNewestFailure {}

impl GetNewestFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getNewest`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetNewestRequest::decode()?;
    match Api::get_newest(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
