// @generated from oauth.yaml by `cargo xtask codegen`; do not edit.
//! `listPets`: `GET /v1/pets`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::{bearer, response};
use crate::traits::CommonHeaders;

/// The request of `listPets`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsRequest {}

impl ListPetsRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: done.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct ListPetsResponse {}

impl ListPetsResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `listPets`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum ListPetsFailure {}

impl ListPetsFailure {
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
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = ListPetsRequest::decode()?;
    match Api::list_pets(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new(bearer::CHALLENGE);
    match pipeline::account(api, parts, &["pets:read"]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::account(api, parts, &["admin"]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}
