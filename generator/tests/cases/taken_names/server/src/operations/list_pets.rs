// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::gate;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::types::ListPetsResponse;

/// What `listPets` is asked for.
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
    fn encode(self) -> Result<Response<Body>, Rejection> {
        response::json(StatusCode::OK, &self.body)
    }
}

/// How `listPets` fails.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListPetsOperationFailure {}

impl ListPetsOperationFailure {
    fn encode(self) -> Result<Response<Body>, Rejection> {
        match self {}
    }
}

/// Answers a request to `listPets`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts) -> Response<Body> {
    let headers = match gate::enter_open(api, parts).await {
        Ok(entered) => entered,
        Err(response) => return response,
    };
    let answer = answer(api).await;
    gate::leave(api, &headers, answer)
}

async fn answer<A: Api>(api: &A) -> Result<Response<Body>, Rejection> {
    let request = ListPetsOperationRequest::decode()?;
    match Api::list_pets(api, request).await {
        Ok(response) => response.encode(),
        Err(failure) => failure.encode(),
    }
}
