// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `make_a_delete_to_fixed`: `DELETE`, the callback `toFixed` of `makeA`, to
//! `https://fixed.example/x|y`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::response;
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `make_a_delete_to_fixed`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MakeADeleteToFixedRequest {}

impl MakeADeleteToFixedRequest {
    fn decode() -> Result<Self, Rejection> {
        Ok(Self::default())
    }
}

/// `200`: ok.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MakeADeleteToFixedResponse {}

impl MakeADeleteToFixedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::OK);
        Ok(())
    }
}

/// The errors of `make_a_delete_to_fixed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum MakeADeleteToFixedFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl MakeADeleteToFixedFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `make_a_delete_to_fixed`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    pipeline::receive(
            api,
            operations::Webhook::MakeADeleteToFixed,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = MakeADeleteToFixedRequest::decode()?;
    match Receive::make_a_delete_to_fixed(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
