// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::list_pets_response::ListPetsResponse;

/// The request of `listPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsOperationRequest {}

impl ListPetsOperationRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: all.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ListPetsOperationResponse {
    /// The body.
    pub body: ListPetsResponse,
}

impl From<ListPetsResponse> for ListPetsOperationResponse {
    fn from(body: ListPetsResponse) -> Self {
        Self { body }
    }
}

impl ListPetsOperationResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListPetsOperationFailure {}

impl ListPetsOperationFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `listPets`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::admit_anonymous(api, parts, headers).await?;
    let request = ListPetsOperationRequest::decode()?;
    match Api::list_pets(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
