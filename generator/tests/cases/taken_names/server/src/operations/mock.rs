// @generated from taken_names.yaml by `cargo xtask codegen`; do not edit.
//! `mock`: `GET /events`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::api::Api;
use crate::pipeline;
use crate::runtime::alternatives::Alternatives;
use crate::runtime::body::Body;
use crate::runtime::rejection::Rejection;
use crate::runtime::response;
use crate::traits::CommonHeaders;
use crate::types::event_type::EventType;

/// The request of `mock`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MockOperationRequest {}

impl MockOperationRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: an event.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct MockOperationResponse {
    /// The body.
    pub body: EventType,
}

impl From<EventType> for MockOperationResponse {
    fn from(body: EventType) -> Self {
        Self { body }
    }
}

impl MockOperationResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::json(into, StatusCode::OK, &self.body)
    }
}

/// The errors of `mock`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MockOperationFailure {}

impl MockOperationFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {}
    }
}

/// Handles a request to `mock`. The common headers are set if it returns.
pub(crate) async fn serve<A: Api>(
    api: &A,
    parts: &Parts,
    headers: &mut Option<CommonHeaders>,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let mut caller = self::authenticate(api, parts).await;
    pipeline::admit(api, parts, &mut caller, headers).await;
    let caller = caller?;
    let request = MockOperationRequest::decode()?;
    match Api::mock(api, &caller, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}

/// Authenticates the caller with the first valid alternative.
async fn authenticate<A: Api>(api: &A, parts: &Parts) -> Result<A::Caller, Rejection> {
    let mut alternatives = Alternatives::new("");
    match pipeline::value_admit_and_leave(api, parts, [&[], &[]]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    match pipeline::value_keep_bodies(api, parts, &[]).await {
        Ok(caller) => return Ok(caller),
        Err(rejection) => alternatives.note(rejection),
    }
    Err(alternatives.into_rejection())
}
