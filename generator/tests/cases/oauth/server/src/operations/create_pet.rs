// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `createPet`: `POST /v1/pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;

/// The request of `createPet`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CreatePetRequest {}

impl CreatePetRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct CreatePetResponse {}

impl CreatePetResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `createPet`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum CreatePetFailure {}

impl CreatePetFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `createPet`.
pub(crate) async fn serve<A: Api>(api: &A, parts: &Parts, into: &mut Response<Body>) {
    let credential = pipeline::account(api, parts, &["pets:write"]).await;
    let (headers, caller) = pipeline::admit(api, parts, credential).await;
    let result = respond(api, caller, into).await;
    pipeline::finish(api, &headers, result, into);
}

async fn respond<A: Api>(
    api: &A,
    caller: Result<A::Caller, Rejection>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let caller = caller?;
    let request = CreatePetRequest::decode()?;
    match Api::create_pet(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
