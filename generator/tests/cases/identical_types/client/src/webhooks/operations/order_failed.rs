// @generated from identical_types.yaml by `cargo xtask codegen`; do not edit.
//! `order_failed`: `POST`, the webhook `orderFailed`.

use http::request::Parts;
use http::{Response, StatusCode};

use crate::runtime::body::Body;
use crate::runtime::record;
use crate::runtime::violation::Violations;
use crate::runtime::webhooks::rejection::Rejection;
use crate::runtime::webhooks::{request_body, response};
use crate::types::bad::{Bad, BAD_SCHEMA};
use crate::webhooks::api::Receive;
use crate::webhooks::{operations, pipeline};

/// The request of `order_failed`.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OrderFailedRequest {
    /// The body.
    pub body: Option<Bad>,
}

record::implement! {
    OrderFailedRequest {
        optional(body: Bad);
    }
}

impl OrderFailedRequest {
    /// Decodes and validates the request, collecting every violation.
    async fn decode<B: http_body::Body>(
        parts: &Parts,
        body: B,
        body_limit: usize,
    ) -> Result<Self, Rejection> {
        let bytes = request_body::read_optional_json(parts, body, body_limit).await?;
        let mut violations = Violations::new();
        let body: Option<Bad> = bytes
            .as_deref()
            .and_then(|bytes| request_body::decode_json(
                bytes,
                &BAD_SCHEMA,
                |_| true,
                &mut violations,
            ));
        violations.into_result()?;
        Ok(Self { body })
    }
}

/// `204`: received.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct OrderFailedResponse {}

impl OrderFailedResponse {
    fn encode(self, into: &mut Response<Body>) -> Result<(), Rejection> {
        response::empty(into, StatusCode::NO_CONTENT);
        Ok(())
    }
}

/// The errors of `order_failed`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OrderFailedFailure {
    /// `404`: the webhook is not implemented.
    Unreceived,
}

impl OrderFailedFailure {
    fn encode(self, _: &mut Response<Body>) -> Result<(), Rejection> {
        match self {
            Self::Unreceived => Err(Rejection::NotFound),
        }
    }
}

/// Handles a request to `order_failed`.
pub(crate) async fn serve<A: Receive, B: http_body::Body>(
    api: &A,
    parts: &Parts,
    body: B,
    body_limit: usize,
    into: &mut Response<Body>,
) -> Result<(), Rejection> {
    let body = pipeline::receive(
            api,
            operations::Webhook::OrderFailed,
            parts,
            body,
            body_limit,
        )
        .await?;
    let request = OrderFailedRequest::decode(parts, body, body_limit).await?;
    match Receive::order_failed(api, request).await {
        Ok(response) => response.encode(into),
        Err(failure) => failure.encode(into),
    }
}
