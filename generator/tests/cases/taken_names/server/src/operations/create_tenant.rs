// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `create_tenant`: `POST /tenants`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::create_tenant_response::CreateTenantResponse;

/// The request of `create_tenant`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CreateTenantOperationRequest {}

impl CreateTenantOperationRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: created.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct CreateTenantOperationResponse {
    /// The body.
    pub body: CreateTenantResponse,
}

impl From<CreateTenantResponse> for CreateTenantOperationResponse {
    fn from(body: CreateTenantResponse) -> Self {
        Self { body }
    }
}

impl CreateTenantOperationResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `create_tenant`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CreateTenantOperationFailure {}

impl CreateTenantOperationFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `create_tenant`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = CreateTenantOperationRequest::decode()?;
    match Api::create_tenant(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
