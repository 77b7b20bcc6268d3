// @generated from openapi_3_2.yaml by `cargo xtask codegen`; do not edit.
//! `moved`: `MOVE`, the webhook `moved`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::response;
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `moved`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MovedRequest {}

impl MovedRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `204`: an undescribed response.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MovedResponse {}

impl MovedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `moved`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MovedFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl MovedFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `moved`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::receive(api, operations::Webhook::Moved, parts, body, body_limit).await?;
    let request = MovedRequest::decode()?;
    match Receive::moved(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
