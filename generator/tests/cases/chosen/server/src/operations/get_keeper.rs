// @generated from chosen.yaml by `cargo xtask codegen`; do not edit.
//! `getKeeper`: `GET /keepers/{keeperId}`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::violation::Violations;
use crate::runtime::{parameter, path, record, response};
use crate::traits::CommonHeaders;
use crate::types::keeper::Keeper;

/// The request of `getKeeper`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetKeeperRequest {
    pub keeper_id: String,
}

/// The required fields of [`GetKeeperRequest`].
#[derive(Debug)]
pub struct GetKeeperRequestRequired {
    pub keeper_id: String,
}

record::implement! {
    GetKeeperRequest from GetKeeperRequestRequired {
        required(keeper_id);
    }
}

impl GetKeeperRequest {
    /// Decodes and validates the request, collecting every violation.
    fn decode(keeper_id: &str) -> Result<Self, Rejection> {
        let mut violations = Violations::new();
        let keeper_id = path::parameter("keeperId", keeper_id, &mut violations)
            .required(&mut violations, parameter::text);
        let (Some(keeper_id), true) = (keeper_id, violations.is_empty()) else {
            return Err(violations.into());
        };
        Ok(Self { keeper_id })
    }
}

/// `200`: the keeper.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct GetKeeperResponse {
    /// The body.
    pub body: Keeper,
}

impl From<Keeper> for GetKeeperResponse {
    fn from(body: Keeper) -> Self {
        Self { body }
    }
}

impl GetKeeperResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `getKeeper`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum GetKeeperFailure {}

impl GetKeeperFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `getKeeper`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    keeper_id: &str,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = GetKeeperRequest::decode(keeper_id)?;
    match Api::get_keeper(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
